import { Console } from 'node:console'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Compared, compare, type Effort } from './load/compare.ts'
import { openSides, type Setting } from './load/openSides.ts'
import type { Observed } from './load/orders.ts'
import { type Scenario, scenarios } from './load/scenarios.ts'
import { startGenerator } from './load/startPart.ts'
import { workOf } from './load/workOf.ts'

const { values: given } = parseArgs({
  options: {
    /** Which engines, and how many processes on PostgreSQL: `pglite`, `postgres-1` and so on, parted by commas. */
    on: { type: 'string', default: 'pglite,postgres-1,postgres-2,postgres-4' },
    calls: { type: 'string', default: scenarios.join(',') },
    rounds: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '32' },
    members: { type: 'string', default: '20000' },
    /** Has PostgreSQL keep the plans of the bare routes, as it keeps ours. */
    'bare-prepared': { type: 'boolean', default: false },
    /** Holds the heartbeats of all members for so many seconds instead. */
    hold: { type: 'string' },
    /** Cores that each process of ours may use on PostgreSQL, and those that PostgreSQL may; needs control groups. */
    'server-cores': { type: 'string' },
    'database-cores': { type: 'string' },
  },
})

/** Seconds between two heartbeats of a member, as clients send them. */
const period = 30

const effort: Effort = {
  rounds: Number(given.rounds),
  seconds: Number(given.seconds),
  connections: Number(given.connections),
  members: Number(given.members),
}
const calls = given.calls.split(',').flatMap((name) => scenarios.find((known) => known === name) ?? [])
const holding = given.hold === undefined ? null : Number(given.hold)

const coresOf = (text: string | undefined) => (text === undefined ? undefined : Number(text))

const settings = given.on.split(',').map((name): Setting & { name: string } => {
  const [engine, processes = '1'] = name.split('-')
  if (engine !== 'pglite' && engine !== 'postgres') throw new RangeError(`"${name}" is no engine`)
  return {
    name,
    engine,
    processes: Number(processes),
    members: effort.members,
    settled: holding === null,
    barePrepared: given['bare-prepared'],
    serverCores: coresOf(given['server-cores']),
    databaseCores: coresOf(given['database-cores']),
  }
})

const micros = (value: number) => Math.round(value)
const ratio = (value: { ratio: number; low: number; high: number } | null) =>
  value ? `${value.ratio.toFixed(2)} (${value.low.toFixed(2)} to ${value.high.toFixed(2)})` : ''

function rowOf({ scenario, koi, bare, perSecond, work }: Compared) {
  return {
    call: scenario,
    'per second': Math.round(koi.perSecond),
    p50: Number(koi.p50.toFixed(1)),
    p99: Number(koi.p99.toFixed(1)),
    'bare per second': bare ? Math.round(bare.perSecond) : '',
    'of bare': ratio(perSecond),
    'µs of cpu': micros(koi.work),
    'bare µs': bare ? micros(bare.work) : '',
    'of bare, cpu': ratio(work),
    'database µs': micros(koi.databaseWork),
    'cores: servers, database, load': koi.cores.map((share) => share.toFixed(2)).join(' '),
    failed: koi.failed + (bare?.failed ?? 0),
  }
}

const out = new Console(process.stdout)
const folder = mkdtempSync(join(tmpdir(), 'koi-load-'))
const results: { on: string; compared: Compared[]; held: Observed | null }[] = []
try {
  for (const setting of settings) {
    const sides = await openSides(join(folder, setting.name), setting)
    const generator = startGenerator()
    const sender = { ...generator, work: () => workOf([generator.pid]) }
    const compared: Compared[] = []
    let held: Observed | null = null
    try {
      if (holding === null) {
        for (const scenario of calls satisfies Scenario[])
          compared.push(await compare(sides, sender, scenario, effort))
        out.log(`\n${setting.name}`)
        out.table(compared.map(rowOf))
      } else {
        const before = [sides.koi.work(), sides.databaseWork()] as const
        held = await generator.send({
          kind: 'hold',
          origins: [...sides.koi.origins],
          members: effort.members,
          period,
          seconds: holding,
        })
        const [servers, database] = [sides.koi.work() - before[0], sides.databaseWork() - before[1]]
        out.log(`\n${setting.name}: heartbeats of ${effort.members} members, each every ${period} s`)
        out.table([
          { ...held, 'cores of servers': servers / held.seconds, 'of the database': database / held.seconds },
        ])
      }
    } finally {
      await generator.stop()
      await sides.stop()
    }
    results.push({ on: setting.name, compared, held })
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

const target = join(import.meta.dirname, '../../../../../bench-results')
mkdirSync(target, { recursive: true })
const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length }
const file = join(target, holding === null ? 'server.json' : 'server-hold.json')
writeFileSync(
  file,
  `${JSON.stringify({ at: new Date().toISOString(), machine, effort, results }, null, 2)}\n`,
)
