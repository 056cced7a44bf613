import type { GameType, VenueStatus } from '@koi/contract'

/** One platform of a kind. `balance` is fen; null for guests and while it is not known. */
export interface PlatformEntry {
  readonly venueId: number
  readonly gameType: GameType
  readonly name: string
  readonly picture: string
  readonly status: VenueStatus
  /** `维护中，预计 06:00 恢复`; null when the venue is open. */
  readonly maintenanceText: string | null
  readonly gameCount: number
  readonly balance: bigint | null
}
