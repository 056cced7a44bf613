import { contract } from '@koi/contract'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { pictureRules } from '../../rules/feedback.ts'
import { createTestPlayer } from '../../testing/createTestPlayer.ts'
import { type HostileFile, hostileFiles } from '../../testing/pictures/hostileFiles.ts'
import { uploadFile } from '../../testing/pictures/uploadFile.ts'
import { startPostgres } from '../../testing/startPostgres.ts'
import { type ServerProcess, startProcess } from '../../testing/startProcess.ts'

const limit = 300 * 1024 * 1024
const atOnce = 10

const files = await hostileFiles()
const postgres = await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'koi-memory-'))
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
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

const codeOf = (data: unknown) =>
  typeof data === 'object' && data !== null && 'code' in data ? data.code : data

/** Sends every file, the heavy ones several times, and says which ended otherwise and the most that a process had in memory. */
async function sendAll(server: ServerProcess, account: string) {
  const heavy = files.filter(({ what }) => /2[45] megapixels|100 megapixels|5 MB/.test(what))
  const fetchHere = (url: string, init?: RequestInit) => fetch(new URL(url, server.api), init)
  const player = createTestPlayer(fetchHere)
  // Each hashes a password in 19 MB.
  for (let login = 0; login < 15; login += 1) await player.login(account)
  const pid = server.child.pid ?? 0
  let [peak, decoders] = [memoryOf(pid), 0]
  const sampling = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid))
    decoders = Math.max(decoders, ...decodersOf(pid).map(memoryOf))
  }, 10)
  /** What became of a file that did not end as it is listed. On a slow machine one may wait for longer than anybody has to. */
  const send = async (file: HostileFile) => {
    const sentAt = performance.now()
    const { status, data } = await uploadFile(
      fetchHere,
      { device: player.device, token: player.token() },
      file,
    )
    const outcome = status ? 'cleaned' : codeOf(data)
    const waitedEnough = performance.now() - sentAt >= pictureRules.patience * 1_000
    return outcome === file.outcome || (outcome === 'picture-busy' && waitedEnough)
      ? null
      : `${file.what}: ${String(outcome)}`
  }
  const waiting = [...files, ...Array.from({ length: 5 }, () => heavy).flat()]
  const unexpected: (string | null)[] = []
  try {
    while (waiting.length > 0) {
      unexpected.push(...(await Promise.all(waiting.splice(0, atOnce).map(send))))
    }
  } finally {
    clearInterval(sampling)
  }
  expect(unexpected).toHaveLength(files.length + 5 * heavy.length)
  expect((await player.send(contract.balance, {})).status).toBe(true)
  return { peak, decoders, unexpected: unexpected.filter((outcome) => outcome !== null) }
}

/** The one on PostgreSQL is filled by a start before; of the default one the start that fills the folder counts, too. */
const databases = [
  { name: 'PostgreSQL', env: { DATABASE_URL: postgres.databaseUrl }, starts: 1, before: 1 },
  { name: 'the embedded database', env: { KOI_DATA_DIR: folder }, starts: 2, before: 0 },
]

// Only Linux tells what another process has in memory without a tool.
describe.skipIf(process.platform !== 'linux')(
  'hostile pictures that come ten at once after fifteen logins',
  () => {
    for (const { name, env, starts, before } of databases)
      test(`leave a server on ${name}, and each process that decodes them, below 300 MB`, async () => {
        for (let start = -before; start < starts; start += 1) {
          const server = await startProcess(env)
          try {
            if (start < 0) continue
            const { peak, decoders, unexpected } = await sendAll(server, start === 0 ? 'demo' : 'demo2')
            expect(unexpected).toEqual([])
            expect(peak, `start ${start + 1}`).toBeLessThan(limit)
            expect(decoders).toBeGreaterThan(0)
            expect(decoders).toBeLessThan(limit)
          } finally {
            server.child.kill()
            await server.ended
          }
        }
      }, 600_000)
  },
)
