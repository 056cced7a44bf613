import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { addUp } from './addUp.ts'
import { readPlaywrightReport, readVitestReport } from './readReports.ts'
import { prepareMessages, preparePictures, prepareShells } from './prepare.ts'
import { root } from './root.ts'
import { runStep } from './runStep.ts'
import { reportSteps, staticSteps } from './staticSteps.ts'

const reports = join(root, '.cache/reports')
rmSync(reports, { recursive: true, force: true })

await prepareMessages()
const checks = await staticSteps()
reportSteps(checks)

const unit = await runStep({
  name: 'unit and server tests',
  command: 'pnpm',
  args: [
    'exec',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/vitest.json`,
  ],
  live: true,
})

await preparePictures()
await prepareShells()
const journeys = await runStep({
  name: 'browser journeys',
  command: 'pnpm',
  args: ['exec', 'playwright', 'test', '--config', 'tooling/e2e/playwright.config.ts'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/playwright.json` },
  live: true,
})

const parts = [
  ...checks.map(({ ok }) => ({ ok })),
  { ok: unit.ok, count: readVitestReport(`${reports}/vitest.json`) },
  { ok: journeys.ok, count: readPlaywrightReport(`${reports}/playwright.json`) },
]
const { passed, failed } = addUp(parts)
const failedSteps = [...checks, unit, journeys].filter(({ ok }) => !ok)
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.map(({ name }) => name).join(', ')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
