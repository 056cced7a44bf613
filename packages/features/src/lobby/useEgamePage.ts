import { useSearchParams } from 'react-router-dom'
import { usePlay } from '../game/PlayProvider.tsx'
import type { GameEntry } from '../venues/useCatalogue.ts'
import { useGameLobby, type GameLobbyModel } from './useGameLobby.ts'

export interface EgameViewProps {
  readonly lobby: GameLobbyModel
  readonly onGame: (game: GameEntry) => void
}

/** The page of the slot lobby: venue, search and filter live in the address. */
export function useEgamePage(): EgameViewProps {
  const [params, setParams] = useSearchParams()
  const { onGame } = usePlay()
  return { lobby: useGameLobby({ url: { params, setParams } }), onGame }
}
