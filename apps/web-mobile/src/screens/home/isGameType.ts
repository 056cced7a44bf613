import { gameTypes, type GameType } from '@koi/contract'

/** Whether a text from the address names one of the six kinds. */
export function isGameType(text: string | null): text is GameType {
  return gameTypes.some((kind) => kind === text)
}
