import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished, vi } from 'vitest'
import { createPictureHost } from '../createPictureHost.ts'

const program = fileURLToPath(new URL('drawNothing.ts', import.meta.url))

/** A host of pictures on a program that only writes names, and what that program has noted. */
export function testHost({ longestWait = 50_000, idle = 50_000 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'koi-pictures-'))
  vi.stubEnv('KOI_TEST_PICTURES', folder)
  const host = createPictureHost({ program, longestWait, idle })
  writeFileSync(join(folder, 'log'), '')
  const log = () => readFileSync(join(folder, 'log'), 'utf8').trim().split('\n')
  onTestFinished(async () => {
    const running = log().filter((line) => line === 'start').length
    host.stop()
    vi.useRealTimers()
    // The program notes its end in the folder, which goes only then.
    const over = () => log().filter((line) => line === 'end' || line === 'draw crash.webp').length >= running
    await vi.waitUntil(over, { timeout: 30_000 })
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  })
  return { host, folder, log }
}
