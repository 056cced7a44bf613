import { contract } from '@koi/contract'
import { bindAlipay } from '../../services/account/bindAlipay.ts'
import { bindBank } from '../../services/account/bindBank.ts'
import { bindCoin } from '../../services/account/bindCoin.ts'
import { listAccounts } from '../../services/account/listAccounts.ts'
import { listBanks } from '../../services/account/listBanks.ts'
import { listProtocols } from '../../services/account/listProtocols.ts'
import { listRegions } from '../../services/account/listRegions.ts'
import { preferAccount } from '../../services/account/preferAccount.ts'
import { removeAccount } from '../../services/account/removeAccount.ts'
import { sendMemberSms } from '../../services/sms/sendMemberSms.ts'
import { memberOf } from '../memberOf.ts'
import { route } from '../route.ts'

export const accountRoutes = [
  route(contract.payoutBanks, ({ locale }) => listBanks({ input: { locale } })),
  route(contract.regions, ({ locale }) => listRegions({ input: { locale } })),
  route(contract.coinProtocols, () => listProtocols()),
  route(contract.payoutAccounts, (call, input) => {
    const { ctx, locale } = call
    const { memberId } = memberOf(call)
    return listAccounts({ ctx, input: { memberId, kind: input.withdraw_type, locale } })
  }),
  route(contract.memberSms, (call, { purpose }) => {
    const { ctx, device } = call
    return sendMemberSms({ ctx, input: { memberId: memberOf(call).memberId, device, purpose } })
  }),
  route(contract.bindBank, (call, { code, ...form }) => {
    const { ctx, locale } = call
    const { memberId } = memberOf(call)
    return bindBank({ ctx, input: { ...form, holder: form.holder, memberId, smsCode: code, locale } })
  }),
  route(contract.bindAlipay, (call, { code, holder, account }) => {
    const { ctx, locale } = call
    const { memberId } = memberOf(call)
    return bindAlipay({ ctx, input: { memberId, holder, account, smsCode: code, locale } })
  }),
  route(contract.bindCoin, (call, { code, protocol, address }) => {
    const { ctx, locale } = call
    const { memberId } = memberOf(call)
    return bindCoin({ ctx, input: { memberId, network: protocol, address, smsCode: code, locale } })
  }),
  route(contract.preferAccount, (call, { id }) => {
    const { ctx, locale } = call
    return preferAccount({ ctx, input: { memberId: memberOf(call).memberId, id, locale } })
  }),
  route(contract.removeAccount, (call, { id, code }) => {
    const { memberId } = memberOf(call)
    return removeAccount({
      ctx: call.ctx,
      input: { memberId, id, kinds: ['bank', 'alipay'], smsCode: code },
    })
  }),
  route(contract.removeCoinAccount, (call, { id, code }) => {
    const { memberId } = memberOf(call)
    return removeAccount({ ctx: call.ctx, input: { memberId, id, kinds: ['coin'], smsCode: code } })
  }),
]
