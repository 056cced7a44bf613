import { zonedDate, zonedDayStart } from '@koi/api-core/dates'
import { contract } from '@koi/contract'
import { access } from '../../rules/access.ts'
import { newIntent, send } from './moneyActs.ts'
import type { Intent, Soak, SoakMember } from './soak.ts'

const ladder = 'recharge-ladder'

function dayFrom({ clock }: Soak, days: number): string {
  const { timeZone } = access
  const today = zonedDate(clock.now(), { timeZone })
  return zonedDate(zonedDayStart(today, { timeZone, days }), { timeZone })
}

function planDay(soak: Soak, member: SoakMember, days: number): Intent {
  const day = dayFrom(soak, days)
  return newIntent(member, contract.makeUpSignIn, { input: { day }, other: { day: dayFrom(soak, -30) } })
}

export const planMakeUp = (soak: Soak, member: SoakMember): Intent => planDay(soak, member, -2)

export const planVipGift = (_: Soak, member: SoakMember): Intent =>
  newIntent(member, contract.claimVipGift, { input: { id: member.vipGift }, other: { id: member.id } })

export const planRebate = (_: Soak, member: SoakMember): Intent =>
  newIntent(member, contract.applyStandaloneBonus, {
    input: { id: 'daily-rebate' },
    other: { id: 'newcomer-gift' },
  })

/** A step of the recharge reward that every member has joined; deposits of the run reach it. */
function planStep(member: SoakMember, step: number): Intent {
  const input = { id: ladder, step: String(step) }
  return newIntent(member, contract.claimRecharge, { input, other: { ...input, step: String(step + 1) } })
}

export const planFirstStep = (_: Soak, member: SoakMember): Intent => planStep(member, 1)

export const planTurnoverGift = (_: Soak, member: SoakMember): Intent =>
  newIntent(member, contract.exchangeGiftByTurnover, {
    input: { gift_id: 'turnover-18' },
    other: { gift_id: 'turnover-188' },
  })

/** A thing that is planned and sent. */
const one =
  (plan: (soak: Soak, member: SoakMember) => Intent) =>
  async (soak: Soak, member: SoakMember): Promise<void> =>
    void (await send(soak, member, plan(soak, member)))

/** What members are given for playing, depositing and coming back. */
export const rewardActs = {
  // Of the last week, now and then one that cannot be made up.
  makeUp: one((soak, member) => planDay(soak, member, -1 - member.draw.below(8))),
  vipGift: one(planVipGift),
  rebate: one(planRebate),
  step: one((_, member) => planStep(member, 1 + member.draw.below(3))),
  turnoverGift: one(planTurnoverGift),
}
