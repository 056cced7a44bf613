import type { Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { HomeEntrySeed } from './homeEntries.ts'

/** Writes or refreshes banners and entries of the home page. */
export async function seedHome(trx: Transaction<Schema>, entries: readonly HomeEntrySeed[]): Promise<void> {
  await trx
    .insertInto('home_entries')
    .values(
      entries.map(({ title, text, ...entry }) => ({
        ...entry,
        title_zh: title['zh-CN'],
        title_en: title.en,
        text_zh: text['zh-CN'],
        text_en: text.en,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        list: eb.ref('excluded.list'),
        brand: eb.ref('excluded.brand'),
        sort: eb.ref('excluded.sort'),
        title_zh: eb.ref('excluded.title_zh'),
        title_en: eb.ref('excluded.title_en'),
        text_zh: eb.ref('excluded.text_zh'),
        text_en: eb.ref('excluded.text_en'),
        picture: eb.ref('excluded.picture'),
        link: eb.ref('excluded.link'),
      })),
    )
    .execute()
}
