import { fenToDecimal } from '@koi/api-core/amount'
import type { DepositChannelId } from '@koi/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { deposit } from '../../rules/deposit.ts'
import { depositChannels, type NetworkTerms } from '../../rules/depositChannels.ts'
import { refuse } from '../refuse.ts'
import { isClosed } from './isClosed.ts'

/** A deposit that is asked for; `amount` is fen. */
export interface WantedDeposit {
  readonly memberId: string
  readonly channel: DepositChannelId
  readonly network: 'TRC20' | 'ERC20' | undefined
  readonly amount: bigint
  readonly now: number
}

/**
 * Everything that may speak against a deposit: the channel, its limits, and the member's own. Answers the network of a
 * coin deposit.
 *
 * @throws Refusal `deposit-channel-closed` with `until`, `invalid-input` when the network does not belong to the way,
 * `amount-out-of-range` with `min` and `max`, `deposit-too-many` with `max`.
 */
export async function demandDeposit(db: Kysely<Schema>, wanted: WantedDeposit): Promise<NetworkTerms | null> {
  const { channel, network, amount } = wanted
  const terms = depositChannels[channel]
  const status = await db
    .selectFrom('deposit_channels')
    .selectAll()
    .where('id', '=', channel)
    .executeTakeFirstOrThrow()
  if (isClosed(status, wanted.now)) {
    refuse('deposit-channel-closed', { until: status.maintenance_until?.toISOString() ?? null })
  }
  const chosen = terms.networks.find((known) => known.network === network) ?? null
  if ((chosen === null) !== (channel !== 'coin') || (network !== undefined && chosen === null)) {
    refuse('invalid-input')
  }
  const min = chosen?.min ?? terms.min
  if (amount < min || amount > terms.max) {
    refuse('amount-out-of-range', { min: fenToDecimal(min), max: fenToDecimal(terms.max) })
  }
  const open = await db
    .selectFrom('deposit_orders')
    .select('id')
    .where('member_id', '=', wanted.memberId)
    .where('state', '=', 'awaiting')
    .where('expires_at', '>', new Date(wanted.now))
    .execute()
  if (open.length >= deposit.openOrders) refuse('deposit-too-many', { max: deposit.openOrders })
  return chosen
}
