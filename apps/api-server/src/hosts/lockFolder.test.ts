import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUseError, lockFolder } from './lockFolder.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'koi-lock-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a folder that a living process holds is refused', () => {
  writeFileSync(join(folder, 'server.pid'), String(process.ppid))
  expect(() => lockFolder(folder)).toThrow(FolderInUseError)
})

test('the mark of a process that was killed does not count', () => {
  writeFileSync(join(folder, 'server.pid'), '999999999')
  expect(() => lockFolder(folder)).not.toThrow()
})

test('a released folder can be claimed again', () => {
  lockFolder(folder)()
  expect(() => lockFolder(folder)()).not.toThrow()
})
