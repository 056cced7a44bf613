import type { Motion } from '../../drawing/motion.ts'
import type { MatchOnClock, Session, SettledRound } from '../calls/gameCalls.ts'
import type { Watcher } from '../sports/runMatch.ts'
import type { GameTexts } from '../texts/chineseTexts.ts'
import type { Outcome } from '../pictures/outcome.ts'

/** What every scene is made with. */
export interface SceneDeps {
  motion: Motion
  locale: Session['locale']
  texts: GameTexts
}

/** How one kind of game looks. All scenes are 800 by 560 units. */
export interface Scene {
  /** Fills the stage and may be cropped. */
  readonly backdrop: SVGSVGElement
  /** Always wholly visible. */
  readonly picture: SVGSVGElement
  /** The stake is on its way: things start to move. */
  begin(round: string): void
  /** The round ended without an outcome: back to rest. */
  rest(): void
  /** Shows an outcome, and resolves with a caption once the picture stands still; a long one is told to who watches it. */
  reveal(outcome: Outcome, watcher?: Watcher): Promise<string>
  /** Ends what is shown of spins that were won and cost nothing more, or of a match. A spin that was paid for keeps its time. */
  skip?(): void
  /** What is known of the next round before it is staked; `drawn` now, or with the next beginning. */
  announce?(next: Session['next'], at: { readonly drawn: boolean }): void
  /** Shows how a match of the schedule stands. */
  follow?(match: MatchOnClock): void
  /** Shows a round of an earlier visit as it ended. */
  recall?(play: NonNullable<SettledRound['play']>): void
}
