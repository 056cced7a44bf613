import { encodeAmounts } from '@koi/contract'
import type { Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Clock } from '../services/context.ts'
import type { PromotionSeed } from './promotions.ts'

const day = 86_400_000

/** Writes promotions and those versions of their rules that are not there yet; a version that is there stays as it is. */
export async function seedPromotions(
  trx: Transaction<Schema>,
  seeds: readonly PromotionSeed[],
  { clock }: { clock: Clock },
): Promise<void> {
  await trx
    .insertInto('promotions')
    .values(seeds.map(({ id, sort, category, picture }) => ({ id, sort, category, picture })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        sort: eb.ref('excluded.sort'),
        category: eb.ref('excluded.category'),
        picture: eb.ref('excluded.picture'),
      })),
    )
    .execute()
  const now = clock.now()
  await trx
    .insertInto('promotion_versions')
    .values(
      seeds.flatMap(({ id, versions }) =>
        versions.map(({ version, title, summary, startsBefore, endsIn, capacity, terms }) => ({
          promotion_id: id,
          version,
          title_zh: title['zh-CN'],
          title_en: title.en,
          summary_zh: summary['zh-CN'],
          summary_en: summary.en,
          starts_at: new Date(now - startsBefore * day),
          ends_at: endsIn === null ? null : new Date(now + endsIn * day),
          capacity,
          terms: JSON.stringify(encodeAmounts(terms)),
        })),
      ),
    )
    .onConflict((conflict) => conflict.columns(['promotion_id', 'version']).doNothing())
    .execute()
}
