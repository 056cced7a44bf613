import { formatDateTime } from '@koi/api-core/dates'
import type { Movement, MovementCategory } from '@koi/contract/movement'
import { m } from '@koi/i18n'
import { orderPath } from '../routing/orderPath.ts'

/** One movement of money in words. */
export interface MovementRow {
  readonly id: string
  readonly category: MovementCategory
  readonly title: string
  /** The venue or the order that it is about; null where the title says all. */
  readonly about: string | null
  /** Fen, negative for what went out. */
  readonly amount: bigint
  /** Whether it is cash and not bonus money. */
  readonly cash: boolean
  readonly at: string
  /** In the business time zone, `2026-11-21 20:41:07`. */
  readonly time: string
  readonly order: { readonly id: string; readonly kind: 'deposit' | 'withdraw'; readonly href: string } | null
}

/** What the categories of money are called. */
export const movementCategoryNames: Readonly<Record<MovementCategory, () => string>> = {
  deposit: m.records_movement_deposits,
  withdrawal: m.records_movement_withdrawals,
  transfer: m.records_movement_transfers,
  bonus: m.records_movement_bonuses,
  rebate: m.records_movement_rebates,
  commission: m.records_movement_commissions,
}

function titleOf({ event, category, amount }: Movement): string {
  switch (event) {
    case 'deposit':
      return m.records_movement_deposit()
    case 'withdraw-hold':
      return m.records_movement_withdraw()
    case 'withdraw-release':
      return m.records_movement_withdraw_returned()
    case 'transfer':
      return amount < 0n ? m.records_movement_to_venue() : m.records_movement_from_venue()
    case 'launch':
      return m.records_movement_brought_along()
    case 'leave':
      return m.records_movement_brought_back()
    case 'recycle':
      return m.records_movement_recycle()
    case 'grant':
      return m.records_movement_grant()
    case 'bonus-grant':
      return m.records_movement_bonus_granted()
    case 'bonus-release':
      return m.records_movement_bonus_released()
    case 'bonus-end':
      return m.records_movement_bonus_ended()
    default:
      return rewardTitles[category === 'rebate' || category === 'commission' ? category : 'bonus']()
  }
}

const rewardTitles = {
  bonus: m.records_movement_reward,
  rebate: m.records_movement_rebate,
  commission: m.records_movement_commission,
}

/** Turns a movement into what a list shows. Its time is written out when it is drawn. */
export function movementRow(movement: Movement, timeZone: string): MovementRow {
  const { id, category, amount, cash, venue, order, at } = movement
  let time: string | undefined
  const kind = category === 'withdrawal' ? 'withdraw' : 'deposit'
  return {
    id,
    category,
    title: titleOf(movement),
    about: venue?.name ?? order,
    amount,
    cash,
    at,
    get time() {
      time ??= formatDateTime(at, { timeZone })
      return time
    },
    order: order === null ? null : { id: order, kind, href: orderPath(kind, order) },
  }
}
