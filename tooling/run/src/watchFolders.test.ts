import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { watchFolders } from './watchFolders.ts'

const folder = mkdtempSync(join(tmpdir(), 'koi-watched-'))
const file = join(folder, 'home/en.json')
mkdirSync(join(folder, 'home'))
mkdirSync(join(folder, 'other'))
writeFileSync(file, '{"title":"Home"}')
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a watch of folders calls back after each change, when all is written, until it is stopped', async () => {
  const seen: string[] = []
  const watched = watchFolders([join(folder, 'other'), join(folder, 'home')], async () =>
    seen.push(readFileSync(file, 'utf8')),
  )
  for (const title of ['Start', 'Welcome']) {
    writeFileSync(file, `{"title":"${title}"}`)
    await vi.waitFor(() => expect(seen.at(-1)).toContain(title), { timeout: 30_000 })
  }
  watched.stop()
})
