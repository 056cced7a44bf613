import { contract } from '@koi/contract'
import { insertPayoutAccount, insertSmsCode, storeWithdrawPassword } from '../memberRows.ts'
import type { Preparations, Prepare } from './preparation.ts'

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

/** Orders, accounts to pay out to, and a password for withdrawals. */
export const moneyPreparations: Preparations = [
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
  [
    contract.withdrawalDetail,
    async (asking) => {
      const { account_id } = await fundedAccount(asking)
      const form = { account_id: String(account_id), amount: '100.00', password: '135790' }
      return { id: (await asking.member.call(contract.requestWithdrawal, form)).id }
    },
  ],
]
