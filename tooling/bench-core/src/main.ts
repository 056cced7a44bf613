import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { bareFetch, koi, rivals, type Setting, untimedFetch } from './contenders.ts'
import { type Comparison, judge } from './judge.ts'
import { memoryFetch, startLoopback } from './loopback.ts'
import { retained } from './retained.ts'
import { timeCalls } from './timeCalls.ts'
import { timeText } from './timeText.ts'
import { timings } from './timings.ts'
import { weigh } from './weigh.ts'

const contenders = (setting: Setting) => [
  bareFetch(setting),
  untimedFetch(setting),
  koi(setting),
  ...rivals(setting),
]
const described = ({ against, wall, cpu, verdict }: Comparison) => ({
  against,
  wall: wall.ratio,
  cpu: cpu.ratio,
  'cpu, bounds': `${cpu.low.toFixed(3)} to ${cpu.high.toFixed(3)}`,
  verdict,
})
const inMemory: Setting = { origin: 'http://koi.invalid', fetch: memoryFetch }
const loopback = await startLoopback()

const memory = await timeCalls(contenders(inMemory), { rounds: 100, calls: 150 })
const overLoopback = await timeCalls(
  contenders({ origin: loopback.origin, fetch: (url, init) => fetch(url, init) }),
  { rounds: 15, calls: 150 },
)
await loopback.close()
const { comparisons, complaints } = judge(memory, {
  name: '@koi/api-core',
  yardstick: 'fetch',
  rivals: ['axios', 'ky', 'ofetch', 'wretch'],
})
const text = timeText()
const heap = await retained(koi(inMemory))
const bytes = await weigh()

console.log('\nA form post with four headers, a time limit and a JSON reply, in memory')
console.table(timings(memory))
console.log('@koi/api-core against each, round by round, with the bounds of the median')
console.table(comparisons.map(described))
console.log('The same over a server on this machine')
console.table(timings(overLoopback))
console.log('Amounts')
console.table(text.sanitize)
console.table(text.format)
console.log('Bytes of a production bundle')
console.table(bytes)
console.log(
  `Heap kept after ${heap.calls} calls: ${heap.bytes} bytes, ${heap.bytesPerCall.toFixed(2)} per call`,
)

const folder = join(import.meta.dirname, '../../../bench-results')
await mkdir(folder, { recursive: true })
const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length }
const results = {
  at: new Date().toISOString(),
  machine,
  memory: timings(memory),
  comparisons,
  complaints,
  loopback: timings(overLoopback),
  text,
  heap,
  bytes,
}
await writeFile(join(folder, 'core.json'), `${JSON.stringify(results, null, 2)}\n`)

for (const complaint of complaints) console.error(`\n@koi/api-core takes too long: ${complaint}`)
if (complaints.length > 0) process.exitCode = 1
