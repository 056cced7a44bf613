import type { Searchable } from './searchRank.ts'

/** What finding a game needs to know of it. */
export interface SearchedGame extends Searchable {
  readonly venueId: number
  readonly tags: readonly ('new' | 'hot')[]
}
