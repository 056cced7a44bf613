import type { Locale } from '../calls/session.ts'
import type { Motion } from '../drawing/motion.ts'
import type { Tier } from '../round/tierOf.ts'
import type { Texts } from '../text/zh.ts'

/** What a picture of an outcome is drawn from: the same values always give the same picture. */
export interface Outcome {
  /** Id of the round: what is shown before the outcome is known follows from it. */
  round: string
  seed: number
  tier: Tier
  multiplier: string
}

export interface SceneDeps {
  motion: Motion
  locale: Locale
  texts: Texts
}

/** One look of the game. All scenes are 800 by 560 units. */
export interface Scene {
  /** Fills the stage and may be cropped. */
  readonly backdrop: SVGSVGElement
  /** Always wholly visible. */
  readonly picture: SVGSVGElement
  /** The stake is on its way: things start to move. */
  begin(round: string): void
  /** Nothing came of it: back to rest. */
  rest(): void
  /** Shows an outcome, and resolves with a line that tells it when the picture stands. */
  reveal(outcome: Outcome): Promise<string>
}
