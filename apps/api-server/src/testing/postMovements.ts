import type { MovementCategory } from '@koi/contract/movement'
import { randomUUID } from 'node:crypto'
import { transact } from '../db/transact.ts'
import type { AccountRef } from '../services/ledger/accounts.ts'
import { post } from '../services/ledger/post.ts'
import type { Posting } from '../services/ledger/posting.ts'
import type { TestServer } from './createTestServer.ts'

const account = (kind: AccountRef['kind'], venueId = 0) => ({ kind, venueId })
const wallet = account('wallet')

/** How the ledger writes what a category shows: out of the first account, into the second. */
const ways: Readonly<
  Record<
    MovementCategory,
    readonly (Pick<Posting, 'kind' | 'reward'> & { readonly from: AccountRef; readonly to: AccountRef })[]
  >
> = {
  deposit: [{ kind: 'deposit', from: account('cash'), to: wallet }],
  withdrawal: [
    { kind: 'withdraw-hold', from: wallet, to: account('held') },
    { kind: 'withdraw-release', from: account('held'), to: wallet },
  ],
  transfer: [
    { kind: 'transfer', from: wallet, to: account('wallet', 89) },
    { kind: 'transfer', from: account('wallet', 89), to: wallet },
  ],
  bonus: [
    { kind: 'reward', from: account('promotion'), to: wallet },
    { kind: 'bonus-grant', from: account('promotion'), to: account('bonus') },
  ],
  rebate: [{ kind: 'reward', reward: 'rebate', from: account('promotion'), to: wallet }],
  commission: [{ kind: 'reward', reward: 'commission', from: account('promotion'), to: wallet }],
}

/** Posts what a category shows for a member so many times in all its ways, each of another amount. */
export async function postMovements(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  { memberId, category, times }: { memberId: string; category: MovementCategory; times: number },
): Promise<void> {
  await transact(db, async (trx) => {
    for (let time = 1; time <= times; time += 1)
      for (const [index, { from, to, ...way }] of ways[category].entries()) {
        const amount = BigInt(time * 137 - index)
        const id = randomUUID()
        await post(trx, {
          ...way,
          id,
          memberId,
          reference: `test:${id}`,
          at: new Date(clock.now() - time),
          moves: [
            { account: from, amount: -amount },
            { account: to, amount },
          ],
        })
      }
  })
}
