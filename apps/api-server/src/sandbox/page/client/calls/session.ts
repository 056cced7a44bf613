/** The six kinds of game, as the contract names them. */
export const gameTypes = ['sports', 'live', 'chess', 'slots', 'lottery', 'fish'] as const

export type GameType = (typeof gameTypes)[number]

export type Locale = 'zh-CN' | 'en'

/** A round whose stake is held and which must be settled first. Fen. */
export interface HeldRound {
  round: string
  stake: bigint
}

/** What a redeemed ticket gives. Amounts in fen. `key` authorises later calls and stays in memory. */
export interface Session {
  key: string
  gameType: GameType
  gameName: string
  venueName: string
  mode: 'real' | 'demo'
  balance: bigint
  limits: { min: bigint; max: bigint }
  /** Return to player in percent, `"96.10"`. */
  rtp: string
  locale: Locale
  shellOrigin: string
  openRound: HeldRound | null
}
