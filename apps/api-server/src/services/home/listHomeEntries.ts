import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'

/** Whose home page is read, in which language. */
interface HomePage {
  readonly brand: string
  readonly locale: Locale
}

async function read(ctx: Context, list: 'cover' | 'nav', { brand, locale }: HomePage) {
  const rows = await ctx.db
    .selectFrom('home_entries')
    .selectAll()
    .where('list', '=', list)
    .where((eb) => eb.or([eb('brand', 'is', null), eb('brand', '=', brand)]))
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    title: locale === 'en' ? row.title_en : row.title_zh,
    text: locale === 'en' ? row.text_en : row.text_zh,
    picture: row.picture,
    link: row.link,
  }))
}

/** The banners of a brand: each has a wide picture, and a taller one for phones. */
export async function listTopCovers({ ctx, input }: { ctx: Context; input: HomePage }) {
  const items = await read(ctx, 'cover', input)
  return {
    items: items.map(({ id, title, text, picture, link }) => ({
      id,
      title,
      text,
      link,
      picture: `${picture}-desktop.png`,
      tallPicture: `${picture}-mobile.png`,
    })),
  }
}

/** The entries to the kinds of games of a brand. */
export async function listSecondNav({ ctx, input }: { ctx: Context; input: HomePage }) {
  const items = await read(ctx, 'nav', input)
  return { items: items.map(({ id, title, picture, link }) => ({ id, title, picture, link })) }
}
