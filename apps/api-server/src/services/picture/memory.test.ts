import { contract } from '@koi/contract'
import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { createTestPlayer } from '../../testing/createTestPlayer.ts'
import { type HostileFile, hostileFiles } from '../../testing/pictures/hostileFiles.ts'
import { uploadFile } from '../../testing/pictures/uploadFile.ts'
import { startPostgres } from '../../testing/startPostgres.ts'
import { startProcess } from '../../testing/startProcess.ts'

const limit = 300 * 1024 * 1024
const atOnce = 10

const postgres = await startPostgres()
const start = () => startProcess({ DATABASE_URL: postgres.databaseUrl })
// The first one fills the database, which takes memory of its own.
const first = await start()
first.child.kill()
await first.ended
const server = await start()
afterAll(async () => {
  server.child.kill()
  await server.ended
  await postgres.stop()
})

/** What a process has in memory now, in bytes; 0 once it is gone. */
function memoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

/** The processes that decode for a server now. */
function decodersOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

// Only Linux tells what another process has in memory without a tool.
test.skipIf(process.platform !== 'linux')(
  'hostile pictures that come ten at once leave a server, and each process that decodes them, below 300 MB',
  async () => {
    const files = await hostileFiles()
    const heavy = files.filter(({ what }) => /24 megapixels|100 megapixels|5 MB/.test(what))
    const fetchHere = (url: string, init?: RequestInit) => fetch(new URL(url, server.api), init)
    const player = createTestPlayer(fetchHere)
    await player.login()
    const pid = server.child.pid ?? 0
    let [peak, decoders] = [memoryOf(pid), 0]
    const sampling = setInterval(() => {
      peak = Math.max(peak, memoryOf(pid))
      decoders = Math.max(decoders, ...decodersOf(pid).map(memoryOf))
    }, 10)
    const send = (file: HostileFile) =>
      uploadFile(fetchHere, { device: player.device, token: player.token() }, file)
    const waiting = [...files, ...Array.from({ length: 5 }, () => heavy).flat()]
    const outcomes: string[] = []
    try {
      while (waiting.length > 0) {
        const replies = await Promise.all(waiting.splice(0, atOnce).map(send))
        outcomes.push(...replies.map(({ status, data }) => (status ? 'cleaned' : JSON.stringify(data))))
      }
    } finally {
      clearInterval(sampling)
    }
    expect(outcomes).toHaveLength(files.length + 5 * heavy.length)
    expect(outcomes.filter((outcome) => /internal|not-available|token/.test(outcome))).toEqual([])
    expect(outcomes).toContain('cleaned')
    expect(peak).toBeLessThan(limit)
    expect(decoders).toBeGreaterThan(0)
    expect(decoders).toBeLessThan(limit)
    expect((await player.send(contract.balance, {})).status).toBe(true)
  },
  120_000,
)
