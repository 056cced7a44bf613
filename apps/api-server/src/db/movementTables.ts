import type { MovementCategory, MovementEvent } from '@koi/contract/movement'

/** What a ledger transaction did to the money of a member, as its record shows it; rounds are recorded elsewhere. */
export interface MovementTable {
  /** That of the ledger transaction. */
  id: string
  member_id: string
  category: MovementCategory
  event: MovementEvent
  /** In fen: what the central wallet gained or lost; of bonus money, what that did. */
  amount: bigint
  /** Whether `amount` is cash and not bonus money. */
  cash: boolean
  /** The venue that money came from or went to; null for several, and where none is part of it. */
  venue_id: number | null
  /** The deposit or withdrawal it belongs to. */
  order_id: string | null
  at: Date
}

export interface MovementSumTable {
  member_id: string
  span: 'hour' | 'day' | 'month'
  start: Date
  category: MovementCategory
  movements: number
  /** Of the cash among them. */
  incoming: bigint
  outgoing: bigint
}
