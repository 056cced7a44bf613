import { contract } from '@koi/contract'
import { claimVipGift, listVipLevels, listVipSteps, readVip } from '../../services/vip/readVip.ts'
import { catalogueRoute, memberRoute, pageOf } from './route.ts'

export const vipRoutes = [
  memberRoute(contract.vip, ({ ctx, memberId, locale }) => readVip({ ctx, input: { memberId, locale } })),
  catalogueRoute(contract.vipLevels, ({ locale }) => listVipLevels({ input: { locale } })),
  memberRoute(contract.vipHistory, ({ ctx, memberId }, input) =>
    listVipSteps({ ctx, input: { memberId, ...pageOf(input) } }),
  ),
  memberRoute(contract.claimVipGift, ({ ctx, memberId, key }, { id }) =>
    claimVipGift({ ctx, input: { memberId, key, id } }),
  ),
]
