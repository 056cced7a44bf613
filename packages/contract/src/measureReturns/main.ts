import { engineIds } from '../engines/index.ts'
import { holds, measureReturns, type MeasuredReturn } from './measureReturns.ts'

const [count = '1000000', seed = 'koi'] = process.argv.slice(2)
const rounds = Number(count)
if (!Number.isSafeInteger(rounds) || rounds < 1) throw new RangeError('rounds are a whole number from 1')

/** How much of its bound a return uses up. */
const used = ({ stated, measured, bound }: MeasuredReturn) => Math.abs(measured - stated) / bound

process.stdout.write(
  '| engine | bets | main bet: stated | measured | bound | farthest off |\n|---|---|---|---|---|---|\n',
)
let wrong = 0
for (const id of engineIds) {
  const returns = measureReturns(id, { rounds, seed })
  wrong += returns.filter((one) => !holds(one)).length
  const [main] = returns
  const worst = returns.toSorted((a, b) => used(b) - used(a)).at(0)
  if (!main || !worst) continue
  const cells = [
    id,
    returns.length,
    main.stated.toFixed(2),
    main.measured.toFixed(2),
    `±${main.bound.toFixed(2)}`,
    `${worst.selection}: ${worst.stated.toFixed(2)}, ${worst.measured.toFixed(2)} ±${worst.bound.toFixed(2)}`,
  ]
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
}
process.stdout.write(`${rounds} rounds each, ${wrong} returns out of bounds\n`)
process.exitCode = wrong > 0 ? 1 : 0
