import { createPasswordHasher } from '../security/passwordHasher.ts'
import { systemRandom } from '../security/systemRandom.ts'
import type { TestServer } from './createTestServer.ts'
import { testHashCost } from './testHashCost.ts'

/** Sets the withdraw password of a member, or takes it away. */
export async function plantWithdrawPassword(
  { db }: Pick<TestServer, 'db'>,
  memberId: string,
  password: string | null = '135790',
): Promise<void> {
  const hash =
    password === null ? null : await createPasswordHasher(systemRandom, testHashCost).hash(password)
  await db.updateTable('members').set({ withdraw_password_hash: hash }).where('id', '=', memberId).execute()
}
