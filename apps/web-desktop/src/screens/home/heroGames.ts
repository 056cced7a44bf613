import type { GameEntry, KindEntry } from '@koi/features/lobby'

const shown = ['live', 'slots', 'fish'] as const

/** The games of the fan at the top of home: the most played one of three kinds that look different. */
export function heroGames(kinds: readonly KindEntry[]): readonly GameEntry[] {
  return shown.flatMap(
    (gameType) => kinds.find((kind) => kind.gameType === gameType)?.games.slice(0, 1) ?? [],
  )
}
