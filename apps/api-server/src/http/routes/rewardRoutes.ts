import { contract } from '@koi/contract'
import { exchangeGift, exchangeGiftByTurnover } from '../../services/gift/exchangeGift.ts'
import { listGiftOrders, listGifts } from '../../services/gift/gifts.ts'
import { readRewardRules } from '../../services/reward/readRewardRules.ts'
import { readSignIn } from '../../services/signIn/readSignIn.ts'
import { makeUpSignIn, signIn } from '../../services/signIn/signIn.ts'
import { catalogueRoute, memberRoute, pageOf, route } from './route.ts'

export const rewardRoutes = [
  catalogueRoute(contract.rewardRules, () => readRewardRules()),
  memberRoute(contract.signInInfo, ({ ctx, memberId }) => readSignIn({ ctx, input: { memberId } })),
  memberRoute(contract.signIn, ({ ctx, memberId, key }) => signIn({ ctx, input: { memberId, key } })),
  memberRoute(contract.makeUpSignIn, ({ ctx, memberId, key }, { day }) =>
    makeUpSignIn({ ctx, input: { memberId, key, day } }),
  ),
  route(contract.gifts, ({ ctx, member, locale }) =>
    listGifts({ ctx, input: { memberId: member?.memberId ?? null, locale } }),
  ),
  memberRoute(contract.exchangeGift, ({ ctx, memberId, key }, { gift_id: giftId, quantity = 1 }) =>
    exchangeGift({ ctx, input: { memberId, key, giftId, quantity } }),
  ),
  memberRoute(contract.exchangeGiftByTurnover, ({ ctx, memberId, key }, { gift_id: giftId }) =>
    exchangeGiftByTurnover({ ctx, input: { memberId, key, giftId } }),
  ),
  memberRoute(contract.giftOrders, ({ ctx, memberId, locale }, input) =>
    listGiftOrders({ ctx, input: { memberId, locale, ...pageOf(input) } }),
  ),
]
