import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { deliveringBulletins, type Reader } from './deliverBulletins.ts'
import { mayReceivePromotions } from '../mayReceive.ts'
import { countHiddenOffers, isOffer } from './hiddenOffers.ts'

/** How many messages of the member are unread, and which bulletin is to be shown over the page. */
export async function countMessages({ ctx, input }: { ctx: Context; input: Reader }) {
  const { memberId } = input
  const withheld = !(await mayReceivePromotions(ctx.db, { ctx, memberId }))
  const count = async () => {
    // One statement sees its own deliveries only by what they return.
    const { rows } = await sql<{ missed: boolean; unread: number; popup: string | null }>`
      ${deliveringBulletins(ctx, { ...input, withheld })},
      shown as (
        select id, bulletin_id from messages
          where member_id = ${memberId} and read_at is null and removed_at is null and bulletin_id is not null
          and not (${withheld}::boolean and ${isOffer})
        union all select id, bulletin_id from delivered
      )
      select
        (select count(*) from due) > (select count(*) from delivered) as missed,
        (select coalesce(sum(unread), 0)::int4 from message_counts where member_id = ${memberId})
          + (select count(*)::int4 from delivered) as unread,
        (select s.id from shown s join bulletins b on b.id = s.bulletin_id
          where b.popup and (b.ends_at is null or b.ends_at > ${new Date(ctx.clock.now())})
          order by b.published_at desc, b.id desc limit 1) as popup`.execute(ctx.db)
    return rows[0]
  }
  const first = await count()
  // Another call delivered some in the meantime: this statement began before, and sees neither them nor their count.
  const counted = first?.missed ? await count() : first
  const hidden = withheld ? (await countHiddenOffers(ctx.db, memberId)).unread : 0
  return { unread: (counted?.unread ?? 0) - hidden, popup: counted?.popup ?? null }
}
