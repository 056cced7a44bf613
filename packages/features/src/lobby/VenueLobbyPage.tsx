import type { GameType } from '@koi/contract/gameTypes'
import type { ComponentType } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { usePlay, type Play } from '../game/PlayProvider.tsx'
import { kindOfLobby } from '../venues/gameKinds.ts'
import { useLobbyView, type LobbyViewModel } from './LobbyView.tsx'
import { useGameLobby, type GameLobbyModel } from './useGameLobby.ts'
import { useVenueLobby, type VenueLobbyModel } from './useVenueLobby.ts'

export interface VenueLobbyViewProps {
  readonly gameType: GameType
  readonly lobby: VenueLobbyModel
  readonly games: GameLobbyModel
  /** Games or venues, where a shell shows one of the two. */
  readonly view: LobbyViewModel
  readonly play: Play
}

export interface VenueLobbyPageProps {
  readonly View: ComponentType<VenueLobbyViewProps>
}

/** The six lobbies under `/venue`, told apart by their path. */
export function VenueLobbyPage({ View }: VenueLobbyPageProps) {
  const kind = kindOfLobby(useLocation().pathname)
  return kind === null ? null : <KindLobby key={kind} gameType={kind} View={View} />
}

function KindLobby({ gameType, View }: VenueLobbyPageProps & { readonly gameType: GameType }) {
  const [params, setParams] = useSearchParams()
  const url = { params, setParams }
  return (
    <View
      gameType={gameType}
      lobby={useVenueLobby({ gameType, navigate: useNavigate() })}
      games={useGameLobby({ gameType, url })}
      view={useLobbyView({ url })}
      play={usePlay()}
    />
  )
}
