import { stakeSteps } from './stakeSteps.ts'

/** Four stakes to pick with one tap, in fen: the smallest, and three more up to a hundred times of it. */
export function quickStakes(limits: { min: bigint; max: bigint }): bigint[] {
  const wanted = [1n, 5n, 20n, 100n].map((factor) => limits.min * factor)
  const steps = stakeSteps(limits)
  const nearest = wanted.map((stake) => steps.findLast((step) => step <= stake) ?? limits.min)
  return [...new Set(nearest)]
}
