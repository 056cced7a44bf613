import type { GameLobbyOptions, GameLobbyModel } from './gameLobbyModel.ts'

export function useGameLobby(options: GameLobbyOptions): GameLobbyModel {
  throw new Error(`useGameLobby is not built yet${Object.keys(options).length}`)
}
