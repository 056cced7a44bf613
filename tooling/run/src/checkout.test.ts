import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runCommand } from './checkout.ts'

const folder = mkdtempSync(join(tmpdir(), 'koi-command-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a command of the folder where it runs comes before one of the same name in the checkout', async () => {
  const programs = join(folder, 'node_modules/.bin')
  mkdirSync(programs, { recursive: true })
  writeFileSync(join(programs, 'vitest'), `#!${process.execPath}\nprocess.exit(7)`)
  chmodSync(join(programs, 'vitest'), 0o755)
  expect(await runCommand('vitest', ['--version'], folder)).toBe(7)
})
