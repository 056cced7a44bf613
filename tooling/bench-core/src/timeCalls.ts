import type { Contender } from './contenders.ts'

/** What a contender took in each round, in microseconds per call. */
export interface Measured {
  readonly name: string
  readonly wall: readonly number[]
  /** Of the whole process, so with what the garbage collector does beside. Other processes do not count. */
  readonly cpu: readonly number[]
}

/** How long to measure. */
export interface Effort {
  readonly rounds: number
  readonly calls: number
}

async function run(contender: Contender, calls: number) {
  const cpu = process.cpuUsage()
  const start = process.hrtime.bigint()
  for (let call = 0; call < calls; call += 1) await contender.call()
  const wall = Number(process.hrtime.bigint() - start) / 1000
  const { user, system } = process.cpuUsage(cpu)
  return { wall: wall / calls, cpu: (user + system) / calls }
}

/**
 * Times contenders in turns: each round runs all of them, in an order that moves on, so that a slow moment of the machine
 * falls on all alike.
 */
export async function timeCalls(
  contenders: readonly Contender[],
  { rounds, calls }: Effort,
): Promise<Measured[]> {
  for (const contender of contenders) await run(contender, calls * 3)
  const measured = contenders.map((contender) => ({
    contender,
    name: contender.name,
    wall: [] as number[],
    cpu: [] as number[],
  }))
  for (let round = 0; round < rounds; round += 1) {
    const shift = round % measured.length
    for (const { contender, wall, cpu } of [...measured.slice(shift), ...measured.slice(0, shift)]) {
      globalThis.gc?.()
      const took = await run(contender, calls)
      wall.push(took.wall)
      cpu.push(took.cpu)
    }
  }
  return measured.map(({ name, wall, cpu }) => ({ name, wall, cpu }))
}
