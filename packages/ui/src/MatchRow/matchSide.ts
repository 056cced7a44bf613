import type { ReactNode } from 'react'

/** One of the two that meet. */
export interface MatchSide {
  readonly name: string
  /** Address of its crest's png; a plain shield with the first character without it. */
  readonly crest?: string | undefined
  /** What it has reached; nothing before the start. */
  readonly score?: ReactNode
  /** It won: its line stands out. The scores say the same. */
  readonly winner?: boolean | undefined
}
