import { contract } from '@koi/contract'
import { createTestPlayer } from '../createTestPlayer.ts'
import { insertCode, insertSmsCode, storeLoginPassword } from '../memberRows.ts'
import { lastCode, newPhone } from '../registerMember.ts'
import type { Fields, Preparations, Prepare } from './preparation.ts'

/** The login password of a member whose call sets that of the samples. */
const before = 'koi-before-2026'

/** The wait between two codes is not what is looked at. */
const noCodes =
  (fields: () => Fields = () => ({})): Prepare =>
  async ({ server }) => {
    await server.db.deleteFrom('sms_codes').execute()
    return fields()
  }

/** Codes, passwords and what else proves who asks. */
export const accessPreparations: Preparations = [
  [contract.sendSms, async () => ({ phone: newPhone() })],
  [
    contract.register,
    async ({ server }) => {
      const phone = newPhone()
      await createTestPlayer(server.fetch).call(contract.sendSms, { area: '86', phone, purpose: 'register' })
      return { account: `p${phone}`, phone, code: await lastCode(server, phone) }
    },
  ],
  [contract.memberSms, noCodes()],
  [contract.ownMailCode, noCodes()],
  [contract.newMailCode, noCodes()],
  [contract.newPhoneCode, noCodes(() => ({ phone: newPhone() }))],
  [
    contract.changePassword,
    async ({ server, memberId }) => {
      await storeLoginPassword(server, memberId, before)
      return { login_password: before }
    },
  ],
  [
    contract.forgetPassword,
    async ({ server, memberId }) => {
      const { area, phone } = await server.db
        .selectFrom('members')
        .select(['area', 'phone'])
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow()
      await storeLoginPassword(server, memberId, before)
      return { phone, code: await insertCode(server, { area, phone, purpose: 'reset', trusted: false }) }
    },
  ],
  [
    contract.changePhone,
    async ({ server, memberId }) => {
      const phone = newPhone()
      return {
        phone,
        code: await insertCode(server, { area: '86', phone, purpose: 'new-phone', trusted: false }),
        proof_code: await insertSmsCode(server, memberId, 'change-phone'),
      }
    },
  ],
  [
    contract.bindMail,
    async ({ server }) => {
      const email = 'sample@mail.example'
      const to = { area: 'mail', phone: email, purpose: 'bind-mail', trusted: false } as const
      return { email, code: await insertCode(server, to) }
    },
  ],
  [
    contract.setBirthDate,
    async ({ server, memberId }) => {
      await server.db.updateTable('members').set({ birth_date: null }).where('id', '=', memberId).execute()
      return {}
    },
  ],
  [
    contract.endLogin,
    async ({ member }) => ({ id: (await member.call(contract.openLogins, {})).items[0]?.id }),
  ],
  [contract.takeOver, async ({ member }) => ({ code: (await member.call(contract.handOver, {})).code })],
]
