import { contract } from '@koi/contract'
import { listWallets } from '../../services/wallet/listWallets.ts'
import { recycle } from '../../services/wallet/recycle.ts'
import { setAutoTransfer } from '../../services/wallet/setAutoTransfer.ts'
import { transfer } from '../../services/wallet/transfer.ts'
import { memberOf } from '../memberOf.ts'
import { route } from '../route.ts'

export const walletRoutes = [
  route(contract.walletList, (call, { show }) => {
    const { ctx, locale } = call
    return listWallets({ ctx, input: { memberId: memberOf(call).memberId, show, locale } })
  }),
  route(contract.transfer, (call, input) => {
    const { memberId } = memberOf(call)
    const again = input.again ?? false
    return transfer({ ctx: call.ctx, input: { ...input, again, memberId, key: call.idempotencyKey } })
  }),
  route(contract.recycle, (call) => {
    const { memberId } = memberOf(call)
    return recycle({ ctx: call.ctx, input: { memberId, key: call.idempotencyKey } })
  }),
  route(contract.setAutoTransfer, (call, { enabled }) => {
    const { memberId } = memberOf(call)
    return setAutoTransfer({ ctx: call.ctx, input: { memberId, enabled } })
  }),
]
