import { contract } from '@koi/contract'
import { cancelOrder } from '../../services/deposit/cancelOrder.ts'
import { claimPaid } from '../../services/deposit/claimPaid.ts'
import { createOrder } from '../../services/deposit/createOrder.ts'
import { listChannels } from '../../services/deposit/listChannels.ts'
import { listOrders } from '../../services/deposit/listOrders.ts'
import { openCashier } from '../../services/deposit/openCashier.ts'
import { readOrder } from '../../services/deposit/readOrder.ts'
import { outcome } from '../../services/money/outcome.ts'
import { memberOf } from '../memberOf.ts'
import { route } from '../route.ts'

const defaultPageSize = 20

export const depositRoutes = [
  route(contract.depositChannels, ({ ctx }) => listChannels({ ctx })),
  route(contract.createDeposit, (call, input) => {
    const { memberId } = memberOf(call)
    const { ctx, locale, idempotencyKey: key } = call
    const { channel, network, amount, again = false } = input
    return createOrder({ ctx, input: { memberId, key, channel, network, amount, again, locale } })
  }),
  route(contract.depositDetail, (call, { id }) =>
    readOrder(call.ctx.db, { memberId: memberOf(call).memberId, id, locale: call.locale }),
  ),
  route(contract.depositList, (call, input) => {
    const { memberId } = memberOf(call)
    const { state, page = 1, page_size: pageSize = defaultPageSize } = input
    return listOrders({ ctx: call.ctx, input: { memberId, state, page, pageSize, locale: call.locale } })
  }),
  route(contract.claimDeposit, (call, { id }) =>
    claimPaid({ ctx: call.ctx, input: { memberId: memberOf(call).memberId, id, locale: call.locale } }),
  ),
  route(contract.cancelDeposit, (call, { id }) =>
    cancelOrder({ ctx: call.ctx, input: { memberId: memberOf(call).memberId, id, locale: call.locale } }),
  ),
  route(contract.openCashier, (call, { id }) =>
    openCashier({ ctx: call.ctx, input: { memberId: memberOf(call).memberId, id, locale: call.locale } }),
  ),
  route(contract.moneyOutcome, (call, { key }) =>
    outcome({ ctx: call.ctx, input: { memberId: memberOf(call).memberId, key } }),
  ),
]
