import type { PayoutKind } from '@koi/contract/account'
import { loadKeyring } from '../security/keyring.ts'
import { createPasswordHasher } from '../security/passwordHasher.ts'
import { systemRandom } from '../security/random.ts'
import type { SmsPurpose } from '../services/sms/sendSms.ts'
import type { TestServer } from './createTestServer.ts'
import { testHashCost } from './testConfig.ts'

const kinds = {
  bank: { code: 'ccb', network: null, province: '440000', city: '440300' },
  alipay: { code: 'alipay', network: null, province: null, city: null },
  coin: { code: 'USDT', network: 'TRC20', province: null, city: null },
} as const

/** Writes a bound account of a member, without its forms, and answers its id. */
export async function insertPayoutAccount(
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

/** Writes a code for a phone or mail address as if it had been sent, without the wait between two, and answers it. */
export async function insertCode(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  to: {
    readonly area: string
    readonly phone: string
    readonly purpose: SmsPurpose
    readonly trusted: boolean
  },
): Promise<string> {
  const code = '482915'
  const id = systemRandom.uuid()
  const keyring = await loadKeyring(db)
  // A code that was inserted before at the same moment must not be the newest one.
  await db.deleteFrom('sms_codes').where('phone', '=', to.phone).where('purpose', '=', to.purpose).execute()
  await db
    .insertInto('sms_codes')
    .values({
      id,
      ...to,
      device: 'inserted',
      code_hash: keyring.digest('sms', `${id}:${code}`),
      tries: 0,
      wrong: 0,
      sent_at: new Date(clock.now()),
      expires_at: new Date(clock.now() + 300_000),
      used_at: null,
    })
    .execute()
  return code
}

/** Writes a code for a member's phone as if it had been sent, without the wait between two, and answers it. */
export async function insertSmsCode(
  server: Pick<TestServer, 'db' | 'clock'>,
  memberId: string,
  purpose: SmsPurpose,
): Promise<string> {
  const phone = await server.db
    .selectFrom('members')
    .select(['area', 'phone'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return insertCode(server, { ...phone, purpose, trusted: true })
}

/** Sets the login password of a member; that of the demo accounts unless told otherwise. */
export async function storeLoginPassword(
  { db }: Pick<TestServer, 'db'>,
  memberId: string,
  password = 'koi-demo-2026',
): Promise<void> {
  const password_hash = await createPasswordHasher(systemRandom, testHashCost).hash(password)
  await db.updateTable('members').set({ password_hash }).where('id', '=', memberId).execute()
}

/** Sets the withdraw password of a member, or takes it away. */
export async function storeWithdrawPassword(
  { db }: Pick<TestServer, 'db'>,
  memberId: string,
  password: string | null = '135790',
): Promise<void> {
  const hash =
    password === null ? null : await createPasswordHasher(systemRandom, testHashCost).hash(password)
  await db.updateTable('members').set({ withdraw_password_hash: hash }).where('id', '=', memberId).execute()
}
