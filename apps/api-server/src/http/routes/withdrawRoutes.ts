import { contract } from '@koi/contract'
import { changeWithdrawPassword } from '../../services/withdraw/changeWithdrawPassword.ts'
import { listWithdrawals } from '../../services/withdraw/listWithdrawals.ts'
import { readTerms } from '../../services/withdraw/readTerms.ts'
import { readWithdrawal } from '../../services/withdraw/readWithdrawal.ts'
import { request } from '../../services/withdraw/request.ts'
import { resetWithdrawPassword } from '../../services/withdraw/resetWithdrawPassword.ts'
import { setWithdrawPassword } from '../../services/withdraw/setWithdrawPassword.ts'
import { memberOf } from '../memberOf.ts'
import { route } from '../route.ts'

const defaultPageSize = 20

export const withdrawRoutes = [
  route(contract.withdrawTerms, (call) => readTerms({ ctx: call.ctx, input: memberOf(call) })),
  route(contract.requestWithdrawal, (call, input) => {
    const { ctx, locale, idempotencyKey } = call
    const { account_id, amount, password, cipher, again = false } = input
    const { memberId } = memberOf(call)
    return request({
      ctx,
      input: {
        memberId,
        key: idempotencyKey,
        accountId: account_id,
        amount,
        password,
        cipher,
        again,
        locale,
      },
    })
  }),
  route(contract.withdrawalDetail, (call, { id }) => {
    const { ctx, locale } = call
    return readWithdrawal({ ctx, input: { memberId: memberOf(call).memberId, id, locale } })
  }),
  route(contract.withdrawalList, (call, { page, page_size }) => {
    const { ctx, locale } = call
    const { memberId } = memberOf(call)
    return listWithdrawals({
      ctx,
      input: { memberId, page: page ?? 1, pageSize: page_size ?? defaultPageSize, locale },
    })
  }),
  route(contract.setWithdrawPassword, (call, { login_password, password, cipher }) => {
    const { memberId } = memberOf(call)
    return setWithdrawPassword({
      ctx: call.ctx,
      input: { memberId, loginPassword: login_password, password, cipher },
    })
  }),
  route(contract.changeWithdrawPassword, (call, { old_password, password, cipher }) => {
    const { memberId } = memberOf(call)
    return changeWithdrawPassword({
      ctx: call.ctx,
      input: { memberId, oldPassword: old_password, password, cipher },
    })
  }),
  route(contract.resetWithdrawPassword, (call, { code, login_password, password, cipher }) => {
    const { memberId } = memberOf(call)
    return resetWithdrawPassword({
      ctx: call.ctx,
      input: { memberId, smsCode: code, loginPassword: login_password, password, cipher },
    })
  }),
]
