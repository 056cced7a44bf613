import type { Game } from '@koi/contract'

/** What a game can be found by. */
export type Searchable = Pick<Game, 'name' | 'pinyin' | 'initials'>

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s·'’-]+/gu, '')
}

/**
 * How well a game fits a search, 0 the best; null when it does not. Names match anywhere, in any width and case; Latin
 * letters match pinyin and initials as well. An empty search fits everything equally.
 */
export function searchRank(game: Searchable, search: string): number | null {
  const wanted = plain(search)
  if (wanted === '') return 0
  const fields = [plain(game.name), plain(game.initials), plain(game.pinyin)]
  const start = fields.findIndex((field) => field.startsWith(wanted))
  if (start >= 0) return start
  const inside = fields.findIndex((field) => field.includes(wanted))
  return inside >= 0 ? fields.length + inside : null
}
