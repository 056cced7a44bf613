import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startPostgres } from '../startPostgres.ts'
import { runSoak, type SoakPlan } from './runSoak.ts'

const seed = Number(process.env['KOI_SOAK_SEED'] ?? randomInt(2 ** 31))
const patience = 3_600_000

type Chosen = Pick<SoakPlan, 'location' | 'processes' | 'operations' | 'kills'>

async function soak(engine: string, plan: Chosen): Promise<Pick<SoakPlan, 'operations' | 'kills'>> {
  const { operations } = plan
  const again = `the same operations again: KOI_SOAK_SEED=${seed} KOI_SOAK_OPERATIONS=${operations}`
  try {
    const { counts, problems, seconds } = await runSoak({
      ...plan,
      seed,
      members: Math.min(200, Math.floor(operations / 5)),
    })
    process.stdout.write(`${engine}, seed ${seed}: ${JSON.stringify({ ...counts, seconds })}\n`)
    if (problems.length > 0) throw new Error(problems.join('\n'))
    return { operations: counts.operations, kills: counts.kills }
  } catch (error) {
    throw new Error(`On ${engine}; ${again}`, { cause: error })
  }
}

/** Money under so many random operations of members, and processes that are killed, on both engines. */
export function soakTests(operations: number): void {
  test(
    'one process on PGlite that is killed and started again neither makes, loses nor repeats money',
    async () => {
      const parent = mkdtempSync(join(tmpdir(), 'koi-soak-'))
      try {
        const kills = Math.ceil(operations / 1_000)
        const location = { dataDir: join(parent, 'db') }
        expect(await soak('PGlite', { location, processes: 1, operations, kills })).toEqual({
          operations,
          kills,
        })
      } finally {
        rmSync(parent, { recursive: true, force: true })
      }
    },
    patience,
  )

  test(
    'four processes on PostgreSQL that are killed at random neither make, lose nor repeat money',
    async () => {
      const postgres = await startPostgres()
      try {
        const kills = Math.max(4, Math.ceil(operations / 250))
        const location = { databaseUrl: postgres.databaseUrl }
        expect(await soak('PostgreSQL', { location, processes: 4, operations, kills })).toEqual({
          operations,
          kills,
        })
      } finally {
        await postgres.stop()
      }
    },
    patience,
  )
}
