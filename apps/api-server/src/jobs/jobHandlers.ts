import { expire as expireBonusWhenOver, expireBonus } from '../services/bonus/endBonus.ts'
import { review, reviewAgent } from '../services/agent/agent.ts'
import { payCommission } from '../services/agent/payCommission.ts'
import { callBack, sendCallBack } from '../services/cashier/callBack.ts'
import { advanceFeedback, deskJob } from '../services/feedback/answerFeedback.ts'
import { credit, creditPayment } from '../services/deposit/creditPayment.ts'
import { expire, expireOrder, remind, remindOrder } from '../services/deposit/expireOrder.ts'
import { advance, advanceWithdrawal } from '../services/withdraw/advance.ts'
import { auditBalances } from './auditBalances.ts'
import { forgetCodes, forgetGuards, forgetPictures, forgetTickets } from './cleanUp.ts'
import { closeStaleGames } from './closeStaleGames.ts'
import { forgetOld } from './forgetOld.ts'
import { settleLeftRound, settleWhenLeft } from '../services/round/settleHeldRound.ts'
import { settleDraw } from '../services/draw/settleDraw.ts'
import { settleDrawJob } from '../services/round/settleDrawJob.ts'
import { giveBirthdayGifts, giveVipRebates } from '../services/vip/giveVipGifts.ts'
import { reviewLevels } from '../services/vip/levels.ts'
import { deliver, handle, schedule, type JobHandler } from './jobHandler.ts'
import { tidyTables } from './tidyTables.ts'
import { settleAbandonedRounds } from './settleAbandonedRounds.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Every kind of background work with the code that does it. */
export const jobHandlers: readonly JobHandler[] = [
  handle(expireOrder, async (trx, { ctx, payload }) => {
    const runAt = await expire(trx, { ctx, input: payload })
    if (runAt === null) return
    const dedupeKey = `${payload.orderId}:after:${ctx.clock.now()}`
    await ctx.queue.enqueue(trx, { kind: expireOrder, payload, runAt, dedupeKey })
  }),
  handle(remindOrder, (trx, { ctx, payload }) => remind(trx, { ctx, input: payload })),
  handle(creditPayment, (trx, { ctx, payload }) => credit(trx, { ctx, input: payload })),
  deliver(callBack, ({ deps, ctx, payload }) => sendCallBack(deps, ctx, payload)),
  handle(advanceWithdrawal, (trx, { ctx, payload }) => advance(trx, { ctx, input: payload })),
  handle(expireBonus, async (trx, { ctx, payload }) => {
    const runAt = await expireBonusWhenOver(trx, { ctx, input: payload })
    if (runAt === null) return
    const dedupeKey = `${payload.id}:after:${ctx.clock.now()}`
    await ctx.queue.enqueue(trx, { kind: expireBonus, payload, runAt, dedupeKey })
  }),
  handle(settleLeftRound, (trx, { ctx, payload }) => settleWhenLeft(trx, { ctx, input: payload })),
  deliver(settleDrawJob, ({ ctx, payload }) => settleDraw({ ctx, input: payload })),
  handle(deskJob, (trx, { ctx, payload }) => advanceFeedback(trx, { ctx, input: payload })),
  handle(reviewAgent, (trx, { ctx, payload }) => review(trx, { ctx, input: payload })),
  schedule('review-levels', 10 * minute, reviewLevels),
  schedule('birthday-gifts', 10 * minute, giveBirthdayGifts),
  schedule('vip-rebates', 10 * minute, giveVipRebates),
  schedule('pay-commission', 10 * minute, payCommission),
  schedule('close-stale-games', minute, closeStaleGames),
  schedule('settle-abandoned-rounds', 5 * minute, settleAbandonedRounds),
  schedule('forget-tickets', minute, forgetTickets),
  schedule('forget-codes', 5 * minute, forgetCodes),
  schedule('forget-guards', 5 * minute, forgetGuards),
  schedule('forget-pictures', 10 * minute, forgetPictures),
  schedule('forget-old', 60 * minute, forgetOld),
  schedule('tidy-tables', 6 * 60 * minute, tidyTables),
  schedule('audit-ledger', day, (_ctx, deps) => auditBalances(deps)),
]
