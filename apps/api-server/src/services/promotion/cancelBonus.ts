import { fenToDecimal } from '@koi/api-core/amount'
import type { Wire } from '@koi/contract'
import { cancelBonus as endpoint, type cancelPreview } from '@koi/contract/bonus'
import type { Kysely, Transaction } from 'kysely'
import type { InferOutput } from 'valibot'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { unitsPerFen } from '../../rules/promotions/contribution.ts'
import { endBonus } from '../bonus/endBonus.ts'
import { type BonusRow, lockBonus } from '../bonus/runningBonus.ts'
import type { Context } from '../context.ts'
import { readBalances } from '../ledger/accounts.ts'
import type { Locale } from '../locale.ts'
import { withIdempotency } from '../money/withIdempotency.ts'
import { refuse } from '../refusal.ts'
import type { Claim } from './claimBonus.ts'
import { selectParts, sumOf, toBonuses } from './readBonuses.ts'

type Preview = Wire<InferOutput<typeof cancelPreview>>

/** What ending the running bonus of a member would return and take; null while none runs. */
export async function previewCancelling(
  db: Kysely<Schema>,
  { ctx, input }: { ctx: Pick<Context, 'clock'>; input: { memberId: string; locale: Locale } },
): Promise<Preview | null> {
  const { memberId, locale } = input
  const bonus = await selectParts(db, memberId)
    .where('b.state', '=', 'running')
    .where('b.expires_at', '>', new Date(ctx.clock.now()))
    .executeTakeFirst()
  if (!bonus) return null
  const accounts = await readBalances(db, memberId)
  return {
    id: bonus.id,
    title: locale === 'en' ? bonus.title_en : bonus.title_zh,
    kept: fenToDecimal(sumOf(accounts, 'wallet') + sumOf(accounts, 'held')),
    lost: fenToDecimal(sumOf(accounts, 'bonus')),
    held: fenToDecimal(sumOf(accounts, 'bonus-held')),
    remaining: fenToDecimal(bonus.required - bonus.counted / unitsPerFen),
  }
}

/** The bonus that is running, with what cancelling it would do. */
export async function readRunningBonus({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; locale: Locale }
}) {
  const rows = await selectParts(ctx.db, input.memberId)
    .where('b.state', '=', 'running')
    .where('b.expires_at', '>', new Date(ctx.clock.now()))
    .execute()
  const [bonus] = await toBonuses(ctx, rows, input)
  return { bonus: bonus ?? null, cancelling: await previewCancelling(ctx.db, { ctx, input }) }
}

/** What ending a bonus takes, in fen: free bonus money, and that in open rounds. */
interface Loss {
  readonly lost: bigint
  readonly held: bigint
}

/** A loss that a page says it has shown, and of which bonus. What it did not say was not agreed to. */
export type Shown = { readonly id: string | null } & { readonly [Key in keyof Loss]: bigint | null }

/** @throws Refusal `bonus-changed` with what it takes now, where a member agreed to lose something else. */
export async function requireAgreed(
  trx: Transaction<Schema>,
  { bonus, agreed }: { bonus: BonusRow; agreed: Shown },
): Promise<void> {
  const accounts = bonus.state === 'running' ? await readBalances(trx, bonus.member_id) : []
  const now = { lost: sumOf(accounts, 'bonus'), held: sumOf(accounts, 'bonus-held') }
  if (bonus.id === agreed.id && now.lost === agreed.lost && now.held === agreed.held) return
  refuse('bonus-changed', { lost: fenToDecimal(now.lost), held: fenToDecimal(now.held) })
}

const open: ReadonlySet<string> = new Set(['joined', 'claimable', 'running'])

/**
 * Cancels a bonus of the member that has not ended: what is left of it is taken back, cash stays. A round that was placed or
 * settled since the member was asked changes what is taken, so that it has to be asked anew.
 *
 * @throws Refusal `bonus-unknown`, `bonus-changed` with `lost` and `held`, `idempotency-key`, `idempotency-conflict`.
 */
export function cancelBonus({ ctx, input }: { ctx: Context; input: Claim & Loss }) {
  const { memberId, key, id, lost, held } = input
  const at = new Date(ctx.clock.now())
  return transact(ctx.db, (trx) =>
    withIdempotency(
      trx,
      {
        memberId,
        key,
        call: endpoint.name,
        payload: [id, fenToDecimal(lost), fenToDecimal(held)],
        answer: endpoint.output,
        at,
      },
      async () => {
        const bonus = await lockBonus(trx, id)
        if (bonus?.member_id !== memberId || !open.has(bonus.state)) refuse('bonus-unknown')
        await requireAgreed(trx, { bonus, agreed: { id, lost, held } })
        const taken = await endBonus(trx, { ctx, bonus, state: 'cancelled' })
        const accounts = await readBalances(trx, memberId)
        return {
          id,
          lost: fenToDecimal(taken),
          kept: fenToDecimal(sumOf(accounts, 'wallet') + sumOf(accounts, 'held')),
        }
      },
    ),
  )
}
