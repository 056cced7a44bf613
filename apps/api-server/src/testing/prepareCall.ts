import type { Endpoint } from '@koi/api-core'
import { contract } from '@koi/contract'
import { randomUUID } from 'node:crypto'
import { createTestPlayer, type TestPlayer } from './createTestPlayer.ts'
import type { TestServer } from './createTestServer.ts'
import {
  insertCode,
  insertPayoutAccount,
  insertSmsCode,
  storeLoginPassword,
  storeWithdrawPassword,
} from './memberRows.ts'
import {
  clearBonuses,
  clearRewards,
  insertClaimable,
  insertDeposit,
  insertTurnover,
  insertVipGift,
} from './promotionRows.ts'
import { lastCode, newPhone } from './registerMember.ts'
import { sampleInput } from './sampleInput.ts'

type Fields = Readonly<Record<string, unknown>>

/** Who asks, and what the server has of them. */
interface Asking {
  readonly server: Pick<TestServer, 'db' | 'clock' | 'fetch'>
  readonly member: TestPlayer
  readonly memberId: string
}

type Prepare = (asking: Asking) => Promise<Fields>

/** The login password of a member whose call sets that of the samples. */
const before = 'koi-before-2026'

/** An order that awaits its payment, and no other beside it. */
const awaitingOrder: Prepare = async ({ member }) => {
  const { items } = await member.call(contract.depositList, { state: 'awaiting' })
  for (const { id } of items) await member.call(contract.cancelDeposit, { id })
  const order = { channel: 'bank', amount: '500.00', confirm_duplicate: true } as const
  return { id: (await member.call(contract.createDeposit, order)).id }
}

const noAccounts: Prepare = async ({ server, memberId }) => {
  await server.db
    .updateTable('payout_accounts')
    .set({ removed_at: new Date(server.clock.now()), preferred: false })
    .where('member_id', '=', memberId)
    .execute()
  return { code: await insertSmsCode(server, memberId, 'bind-account') }
}

const boundAccount =
  (kind: 'bank' | 'coin'): Prepare =>
  async ({ server, memberId }) => ({
    id: await insertPayoutAccount(server, memberId, kind),
    code: await insertSmsCode(server, memberId, 'remove-account'),
  })

const fundedAccount: Prepare = async ({ server, member, memberId }) => {
  await storeWithdrawPassword(server, memberId)
  await member.call(contract.recycle, {})
  return { account_id: await insertPayoutAccount(server, memberId) }
}

/** A picture of one pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Without a bonus that runs, and nothing joined. */
const noBonus: Prepare = async ({ server, member, memberId }) => {
  const { cancelling } = await member.call(contract.runningBonus, {})
  if (cancelling) await member.call(contract.cancelBonus, cancelling)
  await clearBonuses(server, memberId)
  return {}
}

const claimableBonus: Prepare = async (asking) => {
  await noBonus(asking)
  return { id: await insertClaimable(asking.server, asking.memberId), lost: '0.00', held: '0.00' }
}

/** Without signed days and gifts, and with points for both. */
const noSignIns: Prepare = async ({ server, memberId }) => {
  await clearRewards(server, memberId)
  return {}
}

const someMessage: Prepare = async ({ server, member, memberId }) => {
  await server.db
    .updateTable('messages')
    .set({ removed_at: null })
    .where('member_id', '=', memberId)
    .execute()
  const { items } = await member.call(contract.messageList, { box: 'inbox' })
  return { id: items[0]?.id }
}

/** The wait between two codes is not what is looked at. */
const noCodes =
  (fields: () => Fields = () => ({})): Prepare =>
  async ({ server }) => {
    await server.db.deleteFrom('sms_codes').execute()
    return fields()
  }

const preparations: ReadonlyMap<Endpoint, Prepare> = new Map<Endpoint, Prepare>([
  [contract.sendSms, async () => ({ phone: newPhone() })],
  [
    contract.register,
    async ({ server }) => {
      const phone = newPhone()
      await createTestPlayer(server.fetch).call(contract.sendSms, { area: '86', phone, purpose: 'register' })
      return { account: `p${phone}`, phone, code: await lastCode(server, phone) }
    },
  ],
  [contract.messageDetail, someMessage],
  [contract.readMessage, someMessage],
  [contract.removeMessage, someMessage],
  [contract.restoreMessage, someMessage],
  [contract.launch, async () => ({ mode: 'real' })],
  [
    contract.leave,
    async ({ member }) => {
      const game = { venue_id: 89, mode: 'real', close_other: true } as const
      return { session_id: (await member.call(contract.launch, game)).sessionId }
    },
  ],
  [
    contract.settleOpenRound,
    async ({ server, member }) => {
      const { rounds } = await member.call(contract.openRounds, {})
      if (rounds[0]) return { round: rounds[0].round }
      const game = { venue_id: 89, mode: 'real', close_other: true } as const
      const { url, sessionId } = await member.call(contract.launch, game)
      const page = createTestPlayer(server.fetch)
      const { key, stake } = await page.redeem(url)
      const round = randomUUID()
      await page.stake(key, round, stake.min)
      await member.call(contract.leave, { session_id: sessionId })
      return { round }
    },
  ],
  [
    contract.createDeposit,
    async (asking) => {
      await awaitingOrder(asking)
      return {}
    },
  ],
  [contract.depositDetail, awaitingOrder],
  [contract.claimDeposit, awaitingOrder],
  [contract.cancelDeposit, awaitingOrder],
  [contract.openCashier, awaitingOrder],
  [contract.bindBank, noAccounts],
  [contract.bindAlipay, noAccounts],
  [contract.bindCoin, noAccounts],
  [contract.removeAccount, boundAccount('bank')],
  [contract.removeCoinAccount, boundAccount('coin')],
  [
    contract.setDefaultAccount,
    async ({ server, memberId }) => ({ id: await insertPayoutAccount(server, memberId) }),
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
  [
    contract.setWithdrawPassword,
    async ({ server, memberId }) => {
      await storeWithdrawPassword(server, memberId, null)
      return {}
    },
  ],
  [
    contract.changeWithdrawPassword,
    async ({ server, memberId }) => {
      await storeWithdrawPassword(server, memberId)
      return {}
    },
  ],
  [
    contract.resetWithdrawPassword,
    async ({ server, memberId }) => {
      await storeWithdrawPassword(server, memberId)
      return { code: await insertSmsCode(server, memberId, 'withdraw-password') }
    },
  ],
  [contract.requestWithdrawal, fundedAccount],
  [contract.joinPromo, noBonus],
  [
    contract.applyDepositBonus,
    async (asking) => {
      await claimableBonus(asking)
      return {}
    },
  ],
  [contract.applyStandaloneBonus, noBonus],
  [
    contract.claimRecharge,
    async (asking) => {
      await noBonus(asking)
      await asking.member.call(contract.joinPromo, { id: 'recharge-ladder' })
      // What is deposited after joining counts, and the clock of the test stands still.
      const before = new Date(asking.server.clock.now() - 1)
      await asking.server.db.updateTable('bonuses').set({ joined_at: before }).execute()
      await insertDeposit(asking.server, { memberId: asking.memberId, amount: 100_000n })
      return {}
    },
  ],
  [contract.cancelBonus, claimableBonus],
  [contract.upload, async () => ({ file: new Blob([dot]) })],
  [contract.signIn, noSignIns],
  [contract.claimVipGift, async ({ server, memberId }) => ({ id: await insertVipGift(server, memberId) })],
  [
    contract.applyAgent,
    async ({ server, memberId }) => {
      await server.db.deleteFrom('agents').where('member_id', '=', memberId).execute()
      return {}
    },
  ],
  [
    contract.makeUpSignIn,
    async (asking) => {
      await noSignIns(asking)
      // The sample names the day before the one on which the test begins.
      const before = new Date(asking.server.clock.now() - 30 * 86_400_000)
      await asking.server.db
        .updateTable('members')
        .set({ created_at: before })
        .where('id', '=', asking.memberId)
        .execute()
      return {}
    },
  ],
  [contract.exchangeGift, noSignIns],
  [
    contract.exchangeGiftByTurnover,
    async (asking) => {
      await noSignIns(asking)
      await insertTurnover(asking.server, { memberId: asking.memberId, staked: 1_000_000n })
      return {}
    },
  ],
  [
    contract.withdrawalDetail,
    async (asking) => {
      const { account_id } = await fundedAccount(asking)
      const form = { account_id: String(account_id), amount: '100.00', password: '135790' }
      return { id: (await asking.member.call(contract.requestWithdrawal, form)).id }
    },
  ],
])

/**
 * Brings a member to where a call goes well, and answers its fields: codes that were sent, a game that is open. A call that
 * needs nothing of the kind gets its sample alone.
 */
export async function prepareCall(
  server: Asking['server'],
  member: TestPlayer,
  endpoint: Endpoint,
): Promise<Fields> {
  const { id: memberId } = await member.call(contract.token, {})
  const more = await preparations.get(endpoint)?.({ server, member, memberId })
  return { ...sampleInput(endpoint), ...more }
}
