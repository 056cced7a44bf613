import type { TestServer } from './createTestServer.ts'

/** The last code in the sandbox outbox for a phone. */
export async function lastCode({ db }: Pick<TestServer, 'db'>, phone: string): Promise<string> {
  const message = await db
    .selectFrom('sms_outbox')
    .select('code')
    .where('phone', '=', phone)
    .orderBy('sent_at', 'desc')
    .executeTakeFirstOrThrow()
  return message.code
}
