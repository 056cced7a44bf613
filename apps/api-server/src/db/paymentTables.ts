import type { CoinNetwork } from '@koi/contract'
import type { PayoutKind } from '@koi/contract/account'
import type { MissedBonusReason } from '@koi/contract/bonus'
import type { DepositChannelId, DepositPaymentKind, DepositState } from '@koi/contract/deposit'
import type { WithdrawalState } from '@koi/contract/withdraw'
import type { ColumnType, Generated } from 'kysely'

/** An account that money is paid out to; of its number only a keyed digest and the tail are kept (D22). */
export interface PayoutAccountTable {
  id: string
  member_id: string
  kind: PayoutKind
  /** Bank code, `alipay`, or the coin's name. */
  code: string
  network: CoinNetwork | null
  digest: string
  tail: string
  masked: string
  province: string | null
  city: string | null
  preferred: boolean
  bound_at: Date
  removed_at: Date | null
}

export interface WithdrawalTable {
  id: string
  member_id: string
  account_id: string
  state: WithdrawalState
  amount: bigint
  /** Part of `amount` that does not arrive. */
  fee: bigint
  /** Yuan for one coin, and millionths of coins that arrive; null unless it goes to a coin address. */
  rate: string | null
  coin_micros: bigint | null
  requested_at: Date
  arrives_by: Date
}

/** A credited deposit, in the order of crediting; its `id` is that of its ledger transaction. */
export interface TurnoverDepositTable {
  number: Generated<bigint>
  id: string
  member_id: string
  /** Never before the one before it, also when the clock was set back. */
  at: Date
  amount: bigint
  required: bigint
  /** What was staked since and before the next deposit, as far as anything was outstanding. */
  staked: bigint
  /** What this deposit and all before it still asked for after that. */
  outstanding: bigint
  /** The amounts of this deposit and all before it. */
  deposited: bigint
}

export interface DepositOrderTable {
  id: string
  member_id: string
  channel: DepositChannelId
  network: 'TRC20' | 'ERC20' | null
  amount: bigint
  /** Part of `amount` that the house keeps when exactly that is paid. */
  fee: bigint
  /** Fen for one coin, and hundredths of coins to pay; null for other channels. */
  rate: bigint | null
  coin_cents: bigint | null
  state: DepositState
  created_at: Date
  expires_at: Date
  claimed_at: Date | null
  cashier_ticket_hash: string | null
  cashier_ticket_until: Date | null
  cashier_key_hash: string | null
  cashier_locale: 'zh-CN' | 'en'
  /** The press in the sandbox cashier that ended its work. */
  cashier_act: string | null
  /** The deposit bonus that was joined with it. */
  promotion_id: ColumnType<string | null, string | null | undefined, never>
  /** Why it did not bring that bonus. */
  missed_bonus: ColumnType<MissedBonusReason | null, undefined, MissedBonusReason>
}

/** A payment as its provider named it. `received` is fen. */
export interface DepositPaymentTable {
  id: string
  order_id: string
  kind: DepositPaymentKind
  received: bigint
  coin_cents: bigint | null
  received_at: Date
  credited: bigint | null
  credited_at: Date | null
}
