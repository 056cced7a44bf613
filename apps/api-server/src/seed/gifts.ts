import type { Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { both } from './articles/articleSeed.ts'

/** The gifts that every database has. `stock` is what there is at first. */
export const giftSeeds = [
  {
    id: 'cash-8',
    title: both('¥8 现金', '¥8 in cash'),
    summary: both('兑换后即时存入主钱包', 'Paid into the main wallet at once'),
    picture: '/pictures/gifts/cash-8.png',
    points: 60,
    turnover: null,
    value: 800n,
    stock: 5_000,
    perMember: 10,
  },
  {
    id: 'tea-set',
    title: both('锦鲤茶具', 'Carp tea set'),
    summary: both('演示礼品，不会真的寄出', 'A demo gift that is not actually sent'),
    picture: '/pictures/gifts/tea-set.png',
    points: 300,
    turnover: null,
    value: null,
    stock: 100,
    perMember: 1,
  },
  {
    id: 'turnover-18',
    title: both('投注礼 ¥18', 'Turnover gift ¥18'),
    summary: both('本月流水满 ¥10,000 即可领取', 'For ¥10,000 turnover this month'),
    picture: '/pictures/gifts/turnover-18.png',
    points: null,
    turnover: 1_000_000n,
    value: 1_800n,
    stock: 2_000,
    perMember: 1,
  },
  {
    id: 'turnover-188',
    title: both('投注礼 ¥188', 'Turnover gift ¥188'),
    summary: both('本月流水满 ¥100,000 即可领取', 'For ¥100,000 turnover this month'),
    picture: '/pictures/gifts/turnover-188.png',
    points: null,
    turnover: 10_000_000n,
    value: 18_800n,
    stock: 200,
    perMember: 1,
  },
] as const

/** Writes or refreshes the gifts; the stock of one that is there stays as it is. `pieces` is another stock to begin with. */
export async function seedGifts(trx: Transaction<Schema>, pieces: number | null = null): Promise<void> {
  await trx
    .insertInto('gifts')
    .values(
      giftSeeds.map(({ id, title, summary, picture, points, turnover, value, stock, perMember }, index) => ({
        id,
        picture,
        points,
        turnover,
        value,
        stock: pieces ?? stock,
        sort: index + 1,
        title_zh: title['zh-CN'],
        title_en: title.en,
        summary_zh: summary['zh-CN'],
        summary_en: summary.en,
        per_member: perMember,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        title_zh: eb.ref('excluded.title_zh'),
        title_en: eb.ref('excluded.title_en'),
        summary_zh: eb.ref('excluded.summary_zh'),
        summary_en: eb.ref('excluded.summary_en'),
        picture: eb.ref('excluded.picture'),
      })),
    )
    .execute()
}
