import { fenToDecimal } from '@koi/api-core/amount'
import { money } from '../../rules/money.ts'
import { phoneAreas as areas } from '../../rules/phoneAreas.ts'
import type { Context, ServedBrand } from '../context.ts'
import type { Locale } from '../locale.ts'

/** What a client needs before login. */
export async function preInfo({ ctx, input }: { ctx: Context; input: { brand: ServedBrand } }) {
  const { publicKey } = await ctx.keyring()
  return {
    publicKey,
    serverTime: new Date(ctx.clock.now()).toISOString(),
    version: ctx.site.version,
    minimumAge: input.brand.minimumAge,
    shells: input.brand.origins,
    sandboxOrigin: ctx.site.sandboxOrigin,
    customerService: input.brand.customerService,
    transfer: { min: fenToDecimal(money.transferMin), max: fenToDecimal(money.transferMax) },
  }
}

/** Calling codes of the regions that the brand serves, named in the given language. */
export function phoneAreas({ input }: { input: { locale: Locale; brand: ServedBrand } }) {
  const served = areas.filter(({ region }) => input.brand.servedRegions.includes(region))
  const items = served.map(({ area, name, minLength, maxLength }) => ({
    area,
    name: name[input.locale],
    minLength,
    maxLength,
  }))
  return { items }
}

/** Contacts that the brand asks for at registration. */
export function registrationContacts({ input }: { input: { brand: ServedBrand } }) {
  return { items: [...input.brand.registrationContacts] }
}

/** Promotion statistics entries (D17), and those of the stand-in. */
export async function listStatistics({ ctx }: { ctx: Context }) {
  const items = await ctx.db.selectFrom('statistics').select(['url', 'platform_ck']).orderBy('id').execute()
  const { statistics, sandboxOrigin } = ctx.site
  const script = new URL('/statistics.js?site=1', sandboxOrigin).href
  return { items: [...items, ...statistics.map((url) => ({ url, platform_ck: script }))] }
}
