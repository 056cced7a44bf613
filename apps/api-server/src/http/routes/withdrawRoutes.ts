import { contract } from '@koi/contract'
import { listWithdrawals, readWithdrawal } from '../../services/withdraw/readWithdrawals.ts'
import { requestWithdrawal } from '../../services/withdraw/requestWithdrawal.ts'
import { readTerms } from '../../services/withdraw/terms.ts'
import {
  changeWithdrawPassword,
  readPasswordConfig,
  resetWithdrawPassword,
  setWithdrawPassword,
} from '../../services/withdraw/withdrawPassword.ts'
import { memberRoute, pageOf } from './route.ts'

export const withdrawRoutes = [
  memberRoute(contract.withdrawTerms, ({ ctx, memberId, locale }) =>
    readTerms({ ctx, input: { memberId, locale } }),
  ),
  memberRoute(contract.requestWithdrawal, ({ ctx, memberId, locale, key }, input) => {
    const { account_id: accountId, confirm_duplicate: confirmDuplicate = false, ...form } = input
    const { amount, password, cipher } = form
    const agreed = form.cancel_bonus
      ? { id: form.bonus_id ?? null, lost: form.bonus_lost ?? null, held: form.bonus_held ?? null }
      : null
    return requestWithdrawal({
      ctx,
      input: { memberId, key, accountId, amount, password, cipher, confirmDuplicate, agreed, locale },
    })
  }),
  memberRoute(contract.withdrawalDetail, ({ ctx, memberId, locale }, { id }) =>
    readWithdrawal({ ctx, input: { memberId, id, locale } }),
  ),
  memberRoute(contract.withdrawalList, ({ ctx, memberId, locale }, input) =>
    listWithdrawals({ ctx, input: { memberId, ...pageOf(input), locale } }),
  ),
  memberRoute(contract.withdrawPasswordConfig, ({ ctx, memberId }) =>
    readPasswordConfig({ ctx, input: { memberId } }),
  ),
  memberRoute(contract.setWithdrawPassword, ({ ctx, memberId }, input) => {
    const { login_password: loginPassword, password, cipher } = input
    return setWithdrawPassword({ ctx, input: { memberId, loginPassword, password, cipher } })
  }),
  memberRoute(contract.changeWithdrawPassword, ({ ctx, memberId }, input) => {
    const { old_password: oldPassword, password, cipher } = input
    return changeWithdrawPassword({ ctx, input: { memberId, oldPassword, password, cipher } })
  }),
  memberRoute(contract.resetWithdrawPassword, ({ ctx, memberId }, input) => {
    const { code: smsCode, login_password: loginPassword, password, cipher } = input
    return resetWithdrawPassword({ ctx, input: { memberId, smsCode, loginPassword, password, cipher } })
  }),
]
