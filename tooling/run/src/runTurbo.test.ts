import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'koi-turbo-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a run that is told to end in one step does not begin the next', async () => {
  const turbo = join(folder, 'turbo')
  writeFileSync(turbo, `#!${process.execPath}\nconsole.log('at work'); setInterval(() => {}, 1e6)`)
  chmodSync(turbo, 0o755)
  const module = JSON.stringify(new URL('runTurbo.ts', import.meta.url).href)
  const code = `const { runTurbo } = await import(${module})
await runTurbo(['first'])
console.log('went on')`
  const run = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  run.stdout.once('data', () => run.kill('SIGTERM'))
  const [printed, [, signal]] = await Promise.all([text(run.stdout), once(run, 'exit')])
  expect(printed).toBe('at work\n')
  expect(signal).toBe('SIGTERM')
})
