import { contract } from '@koi/contract'
import type { MemberInfo } from '@koi/contract/member'
import { randomInt } from 'node:crypto'
import type { TestPlayer } from './createTestPlayer.ts'
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

/** A phone number nobody else has. */
export function newPhone(): string {
  return `139${String(randomInt(100_000_000)).padStart(8, '0')}`
}

/** Opens an account by text message, as a person would; the player is logged in afterwards. */
export async function registerMember(
  server: Pick<TestServer, 'db'>,
  player: TestPlayer,
  given: { phone?: string; account?: string; inviteCode?: string } = {},
): Promise<MemberInfo> {
  const phone = given.phone ?? newPhone()
  await player.call(contract.sendSms, { area: '86', phone, purpose: 'register' })
  return player.call(contract.register, {
    account: given.account ?? `p${phone}`,
    password: 'carp2026',
    area: '86',
    phone,
    code: await lastCode(server, phone),
    birth_date: '1991-05-06',
    terms: true,
    ...(given.inviteCode ? { invite_code: given.inviteCode } : {}),
  })
}
