import { contract } from '@koi/contract'
import type { TestPlayer } from './createTestPlayer.ts'
import type { TestServer } from './createTestServer.ts'
import { plantAccount } from './plantAccount.ts'
import { plantCode } from './plantCode.ts'
import { plantWithdrawPassword } from './plantWithdrawPassword.ts'

type Fields = Readonly<Record<string, string>>

async function forget({ db, clock }: Pick<TestServer, 'db' | 'clock'>, memberId: string): Promise<void> {
  await db
    .updateTable('payout_accounts')
    .set({ removed_at: new Date(clock.now()), preferred: false })
    .where('member_id', '=', memberId)
    .execute()
}

/**
 * Brings a member to where a call about accounts or withdrawals goes well, and answers the fields that depend on it; nothing
 * for any other call.
 */
export async function preparePayout(
  server: Pick<TestServer, 'db' | 'clock'>,
  member: TestPlayer,
  name: string,
): Promise<Fields> {
  const { id: memberId } = await member.call(contract.token, {})
  switch (name) {
    case 'bindBank':
    case 'bindAlipay':
    case 'bindCoin':
      await forget(server, memberId)
      return { code: await plantCode(server, memberId, 'bind-account') }
    case 'removeAccount':
    case 'removeCoinAccount':
      return {
        id: await plantAccount(server, memberId, name === 'removeAccount' ? 'bank' : 'coin'),
        code: await plantCode(server, memberId, 'remove-account'),
      }
    case 'preferAccount':
      return { id: await plantAccount(server, memberId) }
    case 'memberSms':
      // The wait between two messages is not what is looked at.
      await server.db.deleteFrom('sms_codes').execute()
      return {}
    case 'setWithdrawPassword':
      await plantWithdrawPassword(server, memberId, null)
      return {}
    case 'changeWithdrawPassword':
      await plantWithdrawPassword(server, memberId)
      return {}
    case 'resetWithdrawPassword':
      await plantWithdrawPassword(server, memberId)
      return { code: await plantCode(server, memberId, 'withdraw-password') }
    case 'requestWithdrawal':
      await plantWithdrawPassword(server, memberId)
      await member.call(contract.recycle, {})
      return { account_id: await plantAccount(server, memberId) }
    case 'withdrawalDetail': {
      await plantWithdrawPassword(server, memberId)
      await member.call(contract.recycle, {})
      const account_id = await plantAccount(server, memberId)
      const form = { account_id, amount: '100.00', password: '135790' }
      return { id: (await member.call(contract.requestWithdrawal, form)).id }
    }
    default:
      return {}
  }
}
