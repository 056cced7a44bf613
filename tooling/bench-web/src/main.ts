import { chromiumLaunch } from '@koi/e2e/chromiumLaunch'
import { startServer } from '@koi/e2e/startServer'
import { chromium } from '@playwright/test'
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { devices } from './devices.ts'
import { evening } from './evening.ts'
import { freePort } from './freePort.ts'
import { measureShell } from './measureShell.ts'
import { printEvening, printTables, type ShellResult } from './printTables.ts'
import { startFloor } from './startFloor.ts'

const { values } = parseArgs({
  options: {
    // Runs of Lighthouse for each page, rounds of each interaction, minutes of the evening; 0 leaves a part out.
    runs: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '30' },
  },
})
const [runs = 0, rounds = 0, minutes = 0] = [values.runs, values.rounds, values.minutes].map(Number)

const port = await freePort()
const launch = await chromiumLaunch()
const args = [...(launch.args ?? []), `--remote-debugging-port=${port}`]
const [koi, floor] = await Promise.all([startServer(), startFloor()])
const browser = await chromium.launch({ ...launch, args })
try {
  const results: Record<string, ShellResult> = {}
  for (const device of devices) {
    const origin = koi[device.shell]
    const figures = await measureShell({ browser, port, origin, floor: floor.origin }, device, {
      runs,
      rounds,
    })
    results[device.shell] = { ...figures, evening: null }
  }
  const save = async () => {
    const folder = fileURLToPath(new URL('../../../bench-results', import.meta.url))
    await mkdir(folder, { recursive: true })
    const processor = cpus()[0]?.model ?? 'unknown'
    const run = { processor, cores: cpus().length, node: process.version, browser: browser.version() }
    await writeFile(`${folder}/web.json`, `${JSON.stringify({ run, shells: results }, null, 2)}\n`)
  }
  for (const [shell, figures] of Object.entries(results)) printTables(shell, figures)
  await save()
  // Nothing of the evening is timed, so both may take place at once.
  if (minutes > 0) {
    await Promise.all(
      devices.map(async (device) => {
        const held = await evening(browser, device, koi[device.shell], minutes)
        const figures = results[device.shell]
        if (figures) results[device.shell] = { ...figures, evening: held }
        printEvening(device.shell, held)
      }),
    )
    await save()
  }
} finally {
  await browser.close()
  await Promise.all([koi.stop(), floor.stop()])
}
