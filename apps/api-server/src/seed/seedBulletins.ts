import type { Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Clock } from '../services/context.ts'
import type { Locale } from '../services/locale.ts'
import type { BulletinSeed } from './bulletins.ts'

const hour = 3_600_000

const bodyIn = ({ body }: BulletinSeed, locale: Locale) => JSON.stringify(body.map((block) => block[locale]))

/** Writes or refreshes the bulletins; one keeps the time it was first published at. Without `popups` none is shown over a page. */
export async function seedBulletins(
  trx: Transaction<Schema>,
  bulletins: readonly BulletinSeed[],
  { clock, popups = true }: { readonly clock: Clock; readonly popups?: boolean | undefined },
): Promise<void> {
  await trx
    .insertInto('bulletins')
    .values(
      bulletins.map((bulletin) => ({
        id: bulletin.id,
        brand: bulletin.brand,
        box: bulletin.box,
        popup: popups && bulletin.popup,
        title_zh: bulletin.title['zh-CN'],
        title_en: bulletin.title.en,
        summary_zh: bulletin.summary['zh-CN'],
        summary_en: bulletin.summary.en,
        body_zh: bodyIn(bulletin, 'zh-CN'),
        body_en: bodyIn(bulletin, 'en'),
        link: bulletin.link,
        published_at: new Date(clock.now() - bulletin.hoursAgo * hour),
        ends_at: null,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        title_zh: eb.ref('excluded.title_zh'),
        title_en: eb.ref('excluded.title_en'),
        summary_zh: eb.ref('excluded.summary_zh'),
        summary_en: eb.ref('excluded.summary_en'),
        body_zh: eb.ref('excluded.body_zh'),
        body_en: eb.ref('excluded.body_en'),
        link: eb.ref('excluded.link'),
      })),
    )
    .execute()
}
