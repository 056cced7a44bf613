import { contract } from '@koi/contract'
import { askCancelling } from './askCancelling.ts'
import { newIntent, send } from './moneyActs.ts'
import { planFirstStep, planMakeUp, planRebate, planTurnoverGift, planVipGift } from './rewardActs.ts'
import { logIn, receive, sendIntent } from './sendIntent.ts'
import type { Intent, Soak, SoakMember } from './soak.ts'

/** Deposit bonuses that a member may join. */
export const depositPromotions = ['first-deposit', 'weekly-reload'] as const
const gift = 'newcomer-gift'

/** Joins a deposit bonus before there is a deposit: no money moves. */
async function join(soak: Soak, member: SoakMember): Promise<void> {
  const id = member.draw.pick(depositPromotions)
  const reply = await receive(soak, () => member.player.send(contract.joinPromo, { id }))
  if (!reply || reply.status) return
  if (reply.code === 'token') return logIn(soak, member)
  const known: readonly string[] = contract.joinPromo.errors
  if (!known.includes(reply.code ?? '')) throw new Error(`${contract.joinPromo.name}: ${reply.code}`)
}

/** A claim of the bonus that needs no deposit. */
function planClaim(member: SoakMember): Intent {
  return newIntent(member, contract.applyStandaloneBonus, {
    input: { id: gift },
    other: { id: 'daily-rebate' },
  })
}

async function claim(soak: Soak, member: SoakMember): Promise<void> {
  const waiting = member.draw.pick(depositPromotions)
  const intent = member.draw.chance(70)
    ? planClaim(member)
    : newIntent(member, contract.applyDepositBonus, { input: { id: waiting }, other: { id: gift } })
  await send(soak, member, intent)
}

/** Cancels the bonus that is running, by what it was told of it; now and then by what it was told before. */
async function cancel(soak: Soak, member: SoakMember): Promise<void> {
  const cancelling = await askCancelling(soak, member)
  if (!cancelling) return claim(soak, member)
  const other = { ...cancelling, lost: '1234.56' }
  const inputs = member.draw.chance(10) ? { input: other, other: cancelling } : { input: cancelling, other }
  await send(soak, member, newIntent(member, contract.cancelBonus, inputs))
}

const planSignIn = (member: SoakMember) => newIntent(member, contract.signIn, { input: {} })

async function signIn(soak: Soak, member: SoakMember): Promise<void> {
  await send(soak, member, planSignIn(member))
}

async function exchange(soak: Soak, member: SoakMember): Promise<void> {
  const input = { gift_id: 'cash-8', quantity: 1 + member.draw.below(2) }
  const other = { ...input, quantity: 3 }
  await send(soak, member, newIntent(member, contract.exchangeGift, { input, other }))
}

/** What members do with promotions; the wagering is done by their games. */
export const promotionActs = { join, claim, cancel, signIn, exchange }

const tries = 50

const plans: readonly (readonly [{ readonly name: string }, (soak: Soak, member: SoakMember) => Intent])[] = [
  [contract.applyStandaloneBonus, (_, member) => planClaim(member)],
  [contract.applyStandaloneBonus, planRebate],
  [contract.signIn, (_, member) => planSignIn(member)],
  [contract.makeUpSignIn, planMakeUp],
  [contract.claimVipGift, planVipGift],
  [contract.claimRecharge, planFirstStep],
  [contract.exchangeGiftByTurnover, planTurnoverGift],
]

/**
 * Fifty tries at the same moment, over all processes: of the claims of one member at most one is granted, and so of every
 * other kind of reward, each by a member of its own.
 */
export async function rush(soak: Soak): Promise<void> {
  const taken = new Set<SoakMember>()
  await Promise.all(
    plans.map(async ([{ name }, plan]) => {
      // Those who have deposited most have most to claim.
      const member = soak.members
        .toSorted((a, b) => b.orders.length - a.orders.length)
        .find((one) => !taken.has(one) && !one.intents.some(({ call }) => call === name))
      if (!member) return
      taken.add(member)
      // A session that has run out would end with fifty logins.
      await logIn(soak, member)
      const intents = Array.from({ length: tries }, () => plan(soak, member))
      await Promise.all(intents.map((intent) => sendIntent(soak, member, intent)))
      const done = intents.filter(({ state }) => state === 'done')
      if (done.length > 1) throw new Error(`${name} was granted ${done.length} times`)
      await Promise.all(done.map((intent) => sendIntent(soak, member, intent, true)))
      soak.counts.replays += done.length
    }),
  )
}
