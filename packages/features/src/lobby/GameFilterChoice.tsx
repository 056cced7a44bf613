import { m } from '@koi/i18n'
import { Segmented } from '@koi/ui'
import { gameFilters, type GameFilter } from './findGames.ts'

export interface GameFilterChoiceProps {
  readonly value: GameFilter
  /** Members choose among their own games, too. */
  readonly isMember: boolean
  readonly onValueChange: (filter: GameFilter) => void
}

const names: Readonly<Record<GameFilter, () => string>> = {
  all: () => m.lobby_filter_all(),
  hot: () => m.lobby_filter_hot(),
  new: () => m.lobby_filter_new(),
  favourite: () => m.lobby_filter_favourite(),
  recent: () => m.lobby_filter_recent(),
}

/** All games, the popular or the new ones, or the member's own. */
export function GameFilterChoice({ value, isMember, onValueChange }: GameFilterChoiceProps) {
  return (
    <Segmented
      label={m.lobby_filter()}
      value={value}
      onValueChange={onValueChange}
      options={gameFilters
        .filter((filter) => isMember || (filter !== 'favourite' && filter !== 'recent'))
        .map((filter) => ({ value: filter, label: names[filter]() }))}
    />
  )
}
