import type { VenueLobbyOptions, VenueLobbyModel } from './venueLobbyModel.ts'

export function useVenueLobby(options: VenueLobbyOptions): VenueLobbyModel {
  throw new Error(`useVenueLobby is not built yet${Object.keys(options).length}`)
}
