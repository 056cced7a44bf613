import { contract } from '@koi/contract'
import {
  bindAlipay,
  bindBank,
  bindCoin,
  listBanks,
  listProtocols,
  listRegions,
} from '../../services/account/bind.ts'
import { listAccounts } from '../../services/account/payoutAccount.ts'
import { removeAccount } from '../../services/account/removeAccount.ts'
import { setDefaultAccount } from '../../services/account/setDefaultAccount.ts'
import { sendMemberSms } from '../../services/sms/sendSms.ts'
import { memberRoute, route } from './route.ts'

export const accountRoutes = [
  route(contract.payoutBanks, ({ locale }) => listBanks({ input: { locale } })),
  route(contract.regions, ({ locale }) => listRegions({ input: { locale } })),
  route(contract.coinProtocols, () => listProtocols()),
  memberRoute(contract.payoutAccounts, ({ ctx, memberId, locale }, { withdraw_type: kind }) =>
    listAccounts({ ctx, input: { memberId, kind, locale } }),
  ),
  memberRoute(contract.memberSms, ({ ctx, memberId, device }, { purpose }) =>
    sendMemberSms({ ctx, input: { memberId, device, purpose } }),
  ),
  memberRoute(contract.bindBank, ({ ctx, memberId, locale }, { code: smsCode, holder, ...form }) =>
    bindBank({ ctx, input: { ...form, holder, memberId, smsCode, locale } }),
  ),
  memberRoute(contract.bindAlipay, ({ ctx, memberId, locale }, { code: smsCode, holder, account }) =>
    bindAlipay({ ctx, input: { memberId, holder, account, smsCode, locale } }),
  ),
  memberRoute(contract.bindCoin, ({ ctx, memberId, locale }, { code: smsCode, protocol: network, address }) =>
    bindCoin({ ctx, input: { memberId, network, address, smsCode, locale } }),
  ),
  memberRoute(contract.setDefaultAccount, ({ ctx, memberId, locale }, { id }) =>
    setDefaultAccount({ ctx, input: { memberId, id, locale } }),
  ),
  memberRoute(contract.removeAccount, ({ ctx, memberId }, { id, code: smsCode }) =>
    removeAccount({ ctx, input: { memberId, id, kinds: ['bank', 'alipay'], smsCode } }),
  ),
  memberRoute(contract.removeCoinAccount, ({ ctx, memberId }, { id, code: smsCode }) =>
    removeAccount({ ctx, input: { memberId, id, kinds: ['coin'], smsCode } }),
  ),
]
