import { contract } from '@koi/contract'
import { gameActs } from './gameActs.ts'
import { moneyActs, newIntent, planTransfer } from './moneyActs.ts'
import { promotionActs } from './promotionActs.ts'
import { depositActs } from './provider.ts'
import { rewardActs } from './rewardActs.ts'
import { askOutcome, sendConflict, sendIntent } from './sendIntent.ts'
import type { Intent, Soak, SoakMember } from './soak.ts'

type Act = (soak: Soak, member: SoakMember) => Promise<void>

const lately = 40

/** A call of before: rather one whose answer never came. */
function earlier({ draw, intents }: SoakMember): Intent | null {
  const lost = intents.filter(({ state }) => state === 'lost')
  if (lost.length > 0 && draw.chance(50)) return draw.pick(lost)
  const sent = intents.slice(-lately).filter(({ state }) => state !== 'refused' && state !== 'unsent')
  return sent.length > 0 ? draw.pick(sent) : null
}

/** The same call with the same key again. */
async function replay(soak: Soak, member: SoakMember): Promise<void> {
  const intent = earlier(member)
  if (!intent) return moneyActs.transfer(soak, member)
  soak.counts.replays += 1
  await sendIntent(soak, member, intent, soak.draw.chance(15))
}

async function conflict(soak: Soak, member: SoakMember): Promise<void> {
  const intent = earlier(member)
  if (!intent?.sendOther || intent.state !== 'done') return replay(soak, member)
  await sendConflict(soak, intent)
}

async function askForOutcome(soak: Soak, member: SoakMember): Promise<void> {
  const intent = earlier(member)
  if (intent && member.draw.chance(60)) return askOutcome(soak, member, intent)
  // At the same moment as the call, or before it: then it can never be done.
  const fresh = member.draw.chance(70)
    ? planTransfer(member)
    : newIntent(member, contract.recycle, { input: {} })
  const atOnce = member.draw.chance(60)
  await askOutcome(soak, member, fresh, atOnce)
  if (!atOnce) await sendIntent(soak, member, fresh)
}

const weighted: readonly (readonly [Act, number])[] = [
  [moneyActs.transfer, 17],
  [moneyActs.recycle, 6],
  [moneyActs.deposit, 7],
  [moneyActs.withdraw, 11],
  [depositActs.pay, 7],
  [depositActs.callBack, 14],
  [depositActs.cashier, 6],
  [depositActs.tell, 2],
  [gameActs.launch, 2],
  [gameActs.stake, 10],
  [gameActs.settle, 10],
  [gameActs.leave, 2],
  [promotionActs.join, 2],
  [promotionActs.claim, 5],
  [promotionActs.cancel, 3],
  [promotionActs.signIn, 4],
  [promotionActs.exchange, 4],
  [rewardActs.makeUp, 4],
  [rewardActs.vipGift, 3],
  [rewardActs.rebate, 3],
  [rewardActs.step, 4],
  [rewardActs.turnoverGift, 2],
  [replay, 9],
  [conflict, 3],
  [askForOutcome, 4],
]
const deposits: readonly Act[] = [moneyActs.deposit, depositActs.pay, depositActs.cashier]
const acts = weighted.flatMap(([act, weight]) => Array.from({ length: weight }, () => act))

/**
 * What a member does next. Every second one rather withdraws than deposits, since what is deposited has to be staked
 * before money can leave.
 */
export function actOf({ draw, index }: SoakMember): Act {
  const act = draw.pick(acts)
  if (draw.chance(10)) return act
  if (index % 2 === 0) return deposits.includes(act) ? moneyActs.withdraw : act
  return act === moneyActs.withdraw ? draw.pick(deposits) : act
}
