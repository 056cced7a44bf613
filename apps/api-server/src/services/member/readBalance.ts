import { fenToDecimal } from '@koi/api-core/amount'
import type { Context } from '../context.ts'
import { readBalances, type AccountBalance } from '../ledger/readBalances.ts'

function sum(accounts: readonly AccountBalance[], belongs: (account: AccountBalance) => boolean): bigint {
  return accounts.reduce((total, account) => (belongs(account) ? total + account.balance : total), 0n)
}

/** Sums of the central wallet, the venue wallets, and what is held: open stakes and withdrawals on their way. From one snapshot. */
export async function readBalance({ ctx, input }: { ctx: Context; input: { memberId: string } }) {
  const accounts = await readBalances(ctx.db, input.memberId)
  return {
    central: fenToDecimal(sum(accounts, ({ kind, venueId }) => kind === 'wallet' && venueId === 0)),
    venues: fenToDecimal(sum(accounts, ({ kind, venueId }) => kind === 'wallet' && venueId !== 0)),
    held: fenToDecimal(sum(accounts, ({ kind }) => kind === 'held')),
    total: fenToDecimal(sum(accounts, () => true)),
    at: new Date(ctx.clock.now()).toISOString(),
  }
}
