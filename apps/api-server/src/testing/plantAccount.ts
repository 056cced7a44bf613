import type { PayoutKind } from '@koi/contract'
import { systemRandom } from '../security/systemRandom.ts'
import type { TestServer } from './createTestServer.ts'

const kinds = {
  bank: { code: 'ccb', network: null, province: '440000', city: '440300' },
  alipay: { code: 'alipay', network: null, province: null, city: null },
  coin: { code: 'USDT', network: 'TRC20', province: null, city: null },
} as const

/** Writes a bound account of a member, without its forms, and answers its id. */
export async function plantAccount(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  memberId: string,
  kind: PayoutKind = 'bank',
): Promise<string> {
  const id = systemRandom.uuid()
  await db
    .insertInto('payout_accounts')
    .values({
      id,
      member_id: memberId,
      kind,
      ...kinds[kind],
      digest: id,
      tail: '4417',
      masked: '**** 4417',
      preferred: false,
      bound_at: new Date(clock.now()),
      removed_at: null,
    })
    .execute()
  return id
}
