import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/** News, of every brand or of one. */
export const articles: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table articles (
        id text primary key,
        brand text,
        category text not null,
        picture text not null,
        title_zh text not null,
        title_en text not null,
        summary_zh text not null,
        summary_en text not null,
        body_zh text not null,
        body_en text not null,
        published_at timestamptz not null
      )`,
      `create index articles_by_time on articles (published_at desc, id desc)`,
      `create index articles_by_category on articles (category, published_at desc, id desc)`,
    ]),
}
