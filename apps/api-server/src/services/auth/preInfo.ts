import { fenToDecimal } from '@koi/api-core/amount'
import { access } from '../../rules/access.ts'
import { money } from '../../rules/money.ts'
import type { Context } from '../context.ts'

/** What a client needs before login. */
export async function preInfo({ ctx }: { ctx: Context }) {
  const { publicKey } = await ctx.keyring()
  return {
    publicKey,
    serverTime: new Date(ctx.clock.now()).toISOString(),
    version: ctx.site.version,
    minimumAge: access.minimumAge,
    sandboxOrigin: ctx.site.sandboxOrigin,
    transfer: { min: fenToDecimal(money.transferMin), max: fenToDecimal(money.transferMax) },
  }
}
