import type { Contender } from './contender.ts'
import { median } from './median.ts'

/** What a contender took. */
export interface Timing {
  readonly name: string
  readonly microsPerCall: number
  /** Median over the rounds of this contender's time against the yardstick's in the same round. */
  readonly ratio: number
}

/** How long to measure. */
export interface Effort {
  readonly rounds: number
  readonly calls: number
}

/**
 * Times contenders in turns: each round runs all of them, in an order that moves on, so that a slow moment of the machine
 * falls on all alike. The first contender is the yardstick.
 */
export async function timeCalls(
  contenders: readonly Contender[],
  { rounds, calls }: Effort,
): Promise<Timing[]> {
  const run = async (contender: Contender) => {
    const start = process.hrtime.bigint()
    for (let call = 0; call < calls; call += 1) await contender.call()
    return Number(process.hrtime.bigint() - start) / 1000 / calls
  }
  for (const contender of contenders) await run(contender)
  const times = new Map(contenders.map(({ name }): [string, number[]] => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    const shift = round % contenders.length
    for (const contender of [...contenders.slice(shift), ...contenders.slice(0, shift)]) {
      globalThis.gc?.()
      times.get(contender.name)?.push(await run(contender))
    }
  }
  const yardstick = times.get(contenders[0]?.name ?? '') ?? []
  return contenders.map(({ name }) => {
    const own = times.get(name) ?? []
    const ratios = own.map((time, round) => time / (yardstick[round] ?? Number.NaN))
    return { name, microsPerCall: median(own), ratio: median(ratios) }
  })
}
