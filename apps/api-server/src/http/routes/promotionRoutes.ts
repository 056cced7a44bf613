import { contract } from '@koi/contract'
import { cancelBonus, readRunningBonus } from '../../services/promotion/cancelBonus.ts'
import { claimDepositBonus } from '../../services/promotion/claimBonus.ts'
import { claimStandalone } from '../../services/promotion/claimStandalone.ts'
import { joinPromotion } from '../../services/promotion/joinPromotion.ts'
import {
  listPromotions,
  readFlags,
  readJoined,
  readPromotionDetail,
  readRules,
} from '../../services/promotion/listPromotions.ts'
import { listBonuses } from '../../services/promotion/readBonuses.ts'
import { claimRechargeStep, readRecharge } from '../../services/promotion/rechargeRewards.ts'
import { memberRoute, pageOf, route } from './route.ts'

export const promotionRoutes = [
  route(contract.promoFlags, ({ ctx, member }) =>
    readFlags({ ctx, input: { memberId: member?.memberId ?? null } }),
  ),
  route(contract.promoList, ({ ctx, member, locale }, { category, ...input }) =>
    listPromotions({
      ctx,
      input: { memberId: member?.memberId ?? null, locale, category, ...pageOf(input) },
    }),
  ),
  route(contract.promoDetail, ({ ctx, member, locale }, { id }) =>
    readPromotionDetail({ ctx, input: { memberId: member?.memberId ?? null, locale, id } }),
  ),
  route(contract.promoRules, ({ ctx, member, locale }, { id }) =>
    readRules({ ctx, input: { memberId: member?.memberId ?? null, id, locale } }),
  ),
  memberRoute(contract.promoJoined, ({ ctx, memberId }, { id }) =>
    readJoined({ ctx, input: { memberId, id } }),
  ),
  memberRoute(contract.joinPromo, ({ ctx, memberId }, { id }) =>
    joinPromotion({ ctx, input: { memberId, id } }),
  ),
  memberRoute(contract.applyDepositBonus, ({ ctx, memberId, key }, { id }) =>
    claimDepositBonus({ ctx, input: { memberId, key, id } }),
  ),
  memberRoute(contract.applyStandaloneBonus, ({ ctx, memberId, key }, { id }) =>
    claimStandalone({ ctx, input: { memberId, key, id } }),
  ),
  memberRoute(contract.rechargeRewards, ({ ctx, memberId }, { id }) =>
    readRecharge({ ctx, input: { memberId, id } }),
  ),
  memberRoute(contract.claimRecharge, ({ ctx, memberId, key }, { id, step }) =>
    claimRechargeStep({ ctx, input: { memberId, key, id, step } }),
  ),
  memberRoute(contract.promoRecord, ({ ctx, memberId, locale }, { id, ...input }) =>
    listBonuses({ ctx, input: { memberId, id, locale, ...pageOf(input) } }),
  ),
  memberRoute(contract.runningBonus, ({ ctx, memberId, locale }) =>
    readRunningBonus({ ctx, input: { memberId, locale } }),
  ),
  memberRoute(contract.cancelBonus, ({ ctx, memberId, key }, input) =>
    cancelBonus({ ctx, input: { memberId, key, ...input } }),
  ),
]
