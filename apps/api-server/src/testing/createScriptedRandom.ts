import { systemRandom } from '../security/systemRandom.ts'
import type { Random } from '../security/random.ts'

/** Randomness whose draws a test can set; everything else is the system's. */
export interface ScriptedRandom extends Random {
  /** Answers these to the next draws, in order. */
  next(...draws: readonly number[]): void
}

/** See {@link ScriptedRandom}. */
export function createScriptedRandom(): ScriptedRandom {
  let script: number[] = []
  return {
    ...systemRandom,
    below: (limit) => script.shift() ?? systemRandom.below(limit),
    next(...draws) {
      script = [...draws]
    },
  }
}
