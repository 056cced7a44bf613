import type { GameType } from '@koi/contract'
import type { ComponentType } from 'react'
import { VenueLobbyScreen } from './VenueLobbyScreen.tsx'

/** The lobby as the component of one kind's route. */
export function createLobbyScreen(gameType: GameType): ComponentType {
  return function Lobby() {
    return <VenueLobbyScreen gameType={gameType} />
  }
}
