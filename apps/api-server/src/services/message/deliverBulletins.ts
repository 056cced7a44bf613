import { type RawBuilder, sql } from 'kysely'
import { retention } from '../../rules/retention.ts'
import type { Context } from '../context.ts'

/** Who asks for messages, and at which brand. */
export interface Reader {
  readonly memberId: string
  /** The value of `d` of the brand. */
  readonly brand: string
}

interface Delivery extends Reader {
  /** Without those that offer something. */
  readonly withheld: boolean
}

/** The bulletins that run and that a member has not got yet. */
function dueBulletins({ clock }: Pick<Context, 'clock'>, { memberId, brand, withheld }: Delivery) {
  const now = new Date(clock.now())
  const oldest = new Date(clock.now() - retention.messages)
  return sql`select b.id, b.box, b.published_at from bulletins b
    where (b.brand is null or b.brand = ${brand}) and b.published_at <= ${now} and b.published_at > ${oldest}
      and (b.ends_at is null or b.ends_at > ${now})
      and not (${withheld}::boolean and b.box = 'promotion')
      and not exists (select from messages m where m.member_id = ${memberId} and m.bulletin_id = b.id)`
}

/**
 * Puts the bulletins that run into the boxes of a member who has not got them yet, as what a query begins with: `due` are
 * those that were missing, `delivered` the new messages. A call at the same time may have delivered some of them first. Who
 * removes one does not get it again: its row stays.
 */
export function deliveringBulletins(ctx: Pick<Context, 'clock'>, to: Delivery): RawBuilder<unknown> {
  return sql`with due as (${dueBulletins(ctx, to)}), delivered as (
    insert into messages (id, member_id, box, bulletin_id, created_at)
    select gen_random_uuid()::text, ${to.memberId}, box, id, published_at from due
    on conflict (member_id, bulletin_id) where bulletin_id is not null do nothing
    returning id, bulletin_id)`
}
