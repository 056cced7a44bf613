import type { MovementCategory, MovementEvent } from '@koi/contract/movement'
import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Move, Posting } from './posting.ts'

/** Rounds have a record of their own; what is paid out was taken from the wallet when it was held. */
const unrecorded: ReadonlySet<Posting['kind']> = new Set(['stake', 'settle', 'withdraw-pay'])

const categories: Readonly<Record<MovementEvent, MovementCategory>> = {
  deposit: 'deposit',
  'withdraw-hold': 'withdrawal',
  'withdraw-release': 'withdrawal',
  transfer: 'transfer',
  recycle: 'transfer',
  launch: 'transfer',
  leave: 'transfer',
  grant: 'bonus',
  'bonus-grant': 'bonus',
  'bonus-release': 'bonus',
  'bonus-end': 'bonus',
  reward: 'bonus',
}

const isRecorded = (kind: Posting['kind']): kind is MovementEvent => !unrecorded.has(kind)

const sumOf = (moves: readonly Move[], fits: (move: Move) => boolean) =>
  moves.filter(fits).reduce((sum, { amount }) => sum + amount, 0n)

/** Writes what a ledger transaction did to the money of its member into the member's record. */
export async function noteMovement(
  trx: Transaction<Schema>,
  { id, kind, memberId, at, moves, order, reward }: Posting,
): Promise<void> {
  if (!isRecorded(kind)) return
  const cash = kind !== 'bonus-grant' && kind !== 'bonus-end'
  const venues = moves.filter(({ account }) => account.kind === 'wallet' && account.venueId !== 0)
  await trx
    .insertInto('movements')
    .values({
      id,
      member_id: memberId,
      category: reward ?? categories[kind],
      event: kind,
      amount: sumOf(
        moves,
        ({ account }) => account.kind === (cash ? 'wallet' : 'bonus') && account.venueId === 0,
      ),
      cash,
      venue_id: venues.length === 1 ? (venues[0]?.account.venueId ?? null) : null,
      order_id: order ?? null,
      at,
    })
    .execute()
}
