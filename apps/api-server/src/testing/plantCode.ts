import { loadKeyring } from '../security/keyring.ts'
import { systemRandom } from '../security/systemRandom.ts'
import type { SmsPurpose } from '../services/sms/smsPurpose.ts'
import type { TestServer } from './createTestServer.ts'

/** Writes a code for a member's phone as if it had been sent, without the wait between two, and answers it. */
export async function plantCode(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  memberId: string,
  purpose: SmsPurpose,
): Promise<string> {
  const code = '482915'
  const id = systemRandom.uuid()
  const { area, phone } = await db
    .selectFrom('members')
    .select(['area', 'phone'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const keyring = await loadKeyring(db)
  // A code that was planted before at the same moment must not be the newest one.
  await db.deleteFrom('sms_codes').where('phone', '=', phone).where('purpose', '=', purpose).execute()
  await db
    .insertInto('sms_codes')
    .values({
      id,
      area,
      phone,
      purpose,
      device: 'planted',
      code_hash: keyring.digest('sms', `${id}:${code}`),
      tries: 0,
      sent_at: new Date(clock.now()),
      expires_at: new Date(clock.now() + 300_000),
      used_at: null,
    })
    .execute()
  return code
}
