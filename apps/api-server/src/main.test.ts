import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { spawnServer } from './testing/startProcess.ts'

test('a server whose starter is gone before it is ready ends, and never serves', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'koi-abandoned-'))
  const { child, ended, output } = await spawnServer({ KOI_DATA_DIR: join(folder, 'data') })
  onTestFinished(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  })
  // Once it is ready it is too late: it ends here, and the test with it.
  child.stdout?.once('data', () => child.kill('SIGKILL'))
  child.disconnect()
  expect([await ended, output()]).toEqual(['SIGKILL', ''])
})
