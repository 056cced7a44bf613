import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { watchMessages } from './watchMessages.ts'

const folder = mkdtempSync(join(tmpdir(), 'koi-messages-'))
const file = join(folder, 'home/en.json')
mkdirSync(join(folder, 'home'))
writeFileSync(file, '{"title":"Home"}')
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('messages are compiled anew after each change, with what was written last, until the watch is stopped', async () => {
  const compiled: string[] = []
  const messages = watchMessages(folder, async () => compiled.push(readFileSync(file, 'utf8')))
  for (const title of ['Start', 'Welcome']) {
    writeFileSync(file, `{"title":"${title}"}`)
    await vi.waitFor(() => expect(compiled.at(-1)).toContain(title), { timeout: 30_000 })
  }
  messages.stop()
})
