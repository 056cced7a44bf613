import { m } from '@koi/i18n'
import { Button, Empty, ErrorState, NoResultIcon } from '@koi/ui'
import type { ReactNode } from 'react'
import type { GameLobbyModel } from './useGameLobby.ts'

export interface FoundGamesProps {
  readonly lobby: Extract<GameLobbyModel, { status: 'ready' }>
  /** The games that fit. */
  readonly children: ReactNode
}

/** The games that fit venue, search and filter, or the way back to all of them. */
export function FoundGames({ lobby, children }: FoundGamesProps) {
  if (lobby.games.length > 0) return children
  if (lobby.listFailure)
    return (
      <ErrorState
        title={m.lobby_list_error_title()}
        description={lobby.listFailure.message}
        onRetry={lobby.listFailure.onRetry}
      />
    )
  const [title, text] = emptyTexts(lobby)
  return (
    <Empty
      title={title}
      description={text}
      icon={NoResultIcon}
      action={<Button onClick={lobby.onClear}>{m.lobby_clear_filters()}</Button>}
    />
  )
}

/** A member who looks at an own list that is still empty is told how it fills. */
function emptyTexts({ filter, favourites, hasRecents }: FoundGamesProps['lobby']): readonly [string, string] {
  if (filter === 'favourite' && favourites.games.length === 0)
    return [m.lobby_favourite_empty_title(), m.lobby_favourite_empty_text()]
  if (filter === 'recent' && !hasRecents) return [m.lobby_recent_empty_title(), m.lobby_recent_empty_text()]
  return [m.lobby_empty_title(), m.lobby_empty_text()]
}
