import { contract } from '@koi/contract'
import { cancelOrder } from '../../services/deposit/cancelOrder.ts'
import { listChannels } from '../../services/deposit/channels.ts'
import { claimPaid } from '../../services/deposit/claimPaid.ts'
import { createOrder } from '../../services/deposit/createOrder.ts'
import { openCashier } from '../../services/deposit/openCashier.ts'
import { listOrders, readOrder } from '../../services/deposit/readOrders.ts'
import { memberRoute, pageOf, route } from './route.ts'

export const depositRoutes = [
  route(contract.depositChannels, ({ ctx }) => listChannels({ ctx })),
  memberRoute(contract.createDeposit, ({ ctx, memberId, locale, key }, input) => {
    const { channel, network, amount, confirm_duplicate: confirmDuplicate = false, promo_id } = input
    return createOrder({
      ctx,
      input: { memberId, key, channel, network, amount, confirmDuplicate, promotionId: promo_id, locale },
    })
  }),
  memberRoute(contract.depositDetail, ({ ctx, memberId, locale }, { id }) =>
    readOrder({ ctx, input: { memberId, id, locale } }),
  ),
  memberRoute(contract.depositList, ({ ctx, memberId, locale }, { state, ...input }) =>
    listOrders({ ctx, input: { memberId, state, ...pageOf(input), locale } }),
  ),
  memberRoute(contract.claimDeposit, ({ ctx, memberId, locale }, { id }) =>
    claimPaid({ ctx, input: { memberId, id, locale } }),
  ),
  memberRoute(contract.cancelDeposit, ({ ctx, memberId, locale }, { id }) =>
    cancelOrder({ ctx, input: { memberId, id, locale } }),
  ),
  memberRoute(contract.openCashier, ({ ctx, memberId, locale }, { id }) =>
    openCashier({ ctx, input: { memberId, id, locale } }),
  ),
]
