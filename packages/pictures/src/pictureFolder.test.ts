import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { claimFolder, pictureFolder } from './pictureFolder.ts'

test('pictures of another brand lie in another folder, and those of the same in the same', () => {
  expect(pictureFolder('koi')).toMatch(/pictures[\\/][0-9a-f]{16}$/)
  expect(pictureFolder('koi')).toBe(pictureFolder('koi'))
  expect(pictureFolder('jade')).not.toBe(pictureFolder('koi'))
})

test('what nobody has used for a day is removed, and what was used since stays', () => {
  const parent = mkdtempSync(join(tmpdir(), 'koi-folders-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  const [old, recent, own] = [join(parent, 'old'), join(parent, 'recent'), join(parent, 'own')]
  const now = 1_800_000_000_000
  const hour = 3_600_000
  mkdirSync(join(old, 'games'), { recursive: true })
  writeFileSync(join(old, 'games/g1.webp'), '')
  claimFolder(old, now - 25 * hour)
  claimFolder(recent, now - 23 * hour)
  claimFolder(own, now)
  expect([old, recent, own].map((folder) => existsSync(folder))).toEqual([false, true, true])
})
