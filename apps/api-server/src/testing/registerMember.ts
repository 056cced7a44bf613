import { contract, type MemberInfo } from '@koi/contract'
import type { TestPlayer } from './createTestPlayer.ts'
import type { TestServer } from './createTestServer.ts'
import { lastCode } from './lastCode.ts'
import { newPhone } from './newPhone.ts'

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
