import { pairedRatio, type PairedRatio } from './pairedRatio.ts'
import type { Measured } from './timeCalls.ts'

/** Most that a call may take of the yardstick's time. */
export const MOST = 1.3

/** How the package stands beside another contender: its time against that one's, round by round. */
export interface Comparison {
  readonly against: string
  readonly wall: PairedRatio
  readonly cpu: PairedRatio
  /** By CPU time: `within noise` when the bounds hold 1. */
  readonly verdict: 'below' | 'within noise' | 'above'
}

/** Comparisons, and what is to be complained of. */
export interface Judgement {
  readonly comparisons: readonly Comparison[]
  readonly complaints: readonly string[]
}

/**
 * Holds the package, `name`, against the yardstick and the rivals. Other processes do not lengthen CPU time, so that this
 * is what counts: it complains when its median ratio to the yardstick is above `MOST`, or when the package is not below a
 * rival and noise does not explain it, both bounds being above 1. Of wall time, which a busy machine spreads, it complains
 * when even the lower bound is above `MOST`.
 */
export function judge(
  measured: readonly Measured[],
  { name, yardstick, rivals }: { name: string; yardstick: string; rivals: readonly string[] },
): Judgement {
  const timesOf = (wanted: string) => {
    const found = measured.find((each) => each.name === wanted)
    if (!found) throw new Error(`${wanted} was not measured`)
    return found
  }
  const own = timesOf(name)
  const compare = (against: string): Comparison => {
    const other = timesOf(against)
    const cpu = pairedRatio(own.cpu, other.cpu)
    const verdict = cpu.high < 1 ? 'below' : cpu.low > 1 ? 'above' : 'within noise'
    return { against, wall: pairedRatio(own.wall, other.wall), cpu, verdict }
  }
  const base = compare(yardstick)
  const others = rivals.map(compare)
  const tooSlow = [
    { kind: 'CPU', ratio: base.cpu.ratio },
    { kind: 'wall', ratio: base.wall.low },
  ]
    .filter(({ ratio }) => !(ratio <= MOST))
    .map(({ kind, ratio }) => `${ratio.toFixed(2)} times ${yardstick} by ${kind} time, ${MOST} at most`)
  const beaten = others
    .filter(({ verdict }) => verdict === 'above')
    .map(({ against, cpu }) => `not below ${against}: ${cpu.ratio.toFixed(2)} times its CPU time`)
  return { comparisons: [base, ...others], complaints: [...tooSlow, ...beaten] }
}
