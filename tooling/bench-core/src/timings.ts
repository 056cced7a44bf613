import { median, pairedRatio } from './pairedRatio.ts'
import type { Measured } from './timeCalls.ts'

/** What a contender took, and its ratio to the yardstick, the first one: medians over the rounds. */
export interface Timing {
  readonly name: string
  readonly microsPerCall: number
  readonly cpuMicrosPerCall: number
  readonly ratio: number
  readonly cpuRatio: number
}

/** Sums up what was measured. */
export function timings(measured: readonly Measured[]): Timing[] {
  const [yardstick] = measured
  return measured.map(({ name, wall, cpu }) => ({
    name,
    microsPerCall: median(wall),
    cpuMicrosPerCall: median(cpu),
    ratio: pairedRatio(wall, yardstick?.wall ?? []).ratio,
    cpuRatio: pairedRatio(cpu, yardstick?.cpu ?? []).ratio,
  }))
}
