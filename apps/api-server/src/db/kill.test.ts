import { contract } from '@koi/contract'
import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { createTestPlayer } from '../testing/createTestPlayer.ts'
import { readLedgerState } from '../testing/readLedgerState.ts'
import { openDatabase } from './openDatabase.ts'

const entry = fileURLToPath(new URL('../testing/killEntry.ts', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'koi-kill-'))
const children: ChildProcess[] = []

async function startServer(): Promise<{ child: ChildProcess; origin: string }> {
  const args = ['--disable-warning=ExperimentalWarning', entry, dataDir]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const [chunk] = await once(child.stdout, 'data')
  return { child, origin: String(chunk).trim() }
}

afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

test('a server killed in a burst of transfers keeps every acknowledged one, and every other whole or not at all', async () => {
  const { child, origin } = await startServer()
  const player = createTestPlayer((path, init) => fetch(new URL(path, origin), init))
  await player.login()
  const acknowledged = new Map<string, { to: number; answer: string }>()
  const asked: string[] = []
  const died = once(child, 'exit')

  async function sendUntilDeath(to: number): Promise<void> {
    for (;;) {
      const key = randomUUID()
      asked.push(key)
      const reply = await player
        .send(contract.transfer, { from: 0, to, amount: '1.00', again: true }, { key })
        .catch(() => null)
      if (!reply?.status) return
      acknowledged.set(key, { to, answer: JSON.stringify(reply.data) })
      if (acknowledged.size === 60) child.kill('SIGKILL')
    }
  }
  await Promise.all([89, 91, 1, 2, 28, 40, 84, 85].map(sendUntilDeath))
  await died

  const again = await startServer()
  const back = createTestPlayer((path, init) => fetch(new URL(path, again.origin), init))
  await back.login()
  const { central, total } = await back.call(contract.balance, {})
  expect(total).toBe('10000.00')
  for (const [key, { to, answer }] of acknowledged) {
    const replayed = await back.call(contract.transfer, { from: 0, to, amount: '1.00', again: true }, { key })
    expect(JSON.stringify(replayed)).toBe(answer)
  }
  expect(await back.call(contract.balance, {})).toMatchObject({ central, total })
  const ended = once(again.child, 'exit')
  again.child.kill('SIGTERM')
  await ended

  const database = await openDatabase({ dataDir })
  const { db } = database
  const moved = await db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('kind', '=', 'transfer')
    .execute()
  expect(moved.length).toBeGreaterThanOrEqual(acknowledged.size)
  expect(moved.length).toBeLessThanOrEqual(asked.length)
  expect(central).toBe(`${10_000 - moved.length}.00`)
  expect(await readLedgerState(db)).toEqual({ sum: 0n, negative: 0, lopsided: 0 })
  await database.close()
}, 120_000)
