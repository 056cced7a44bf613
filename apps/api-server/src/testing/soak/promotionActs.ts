import { contract } from '@koi/contract'
import { askCancelling } from './askCancelling.ts'
import { newIntent, send } from './moneyActs.ts'
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

/**
 * Fifty tries at the same moment, over all processes: of the claims of one member at most one is granted, and of the sign-ins
 * of another.
 */
export async function rush(soak: Soak): Promise<void> {
  const plans = [planClaim, planSignIn]
  await Promise.all(
    plans.map(async (plan) => {
      const name = plan === planClaim ? contract.applyStandaloneBonus.name : contract.signIn.name
      const member = soak.members.find(({ intents }) => !intents.some(({ call }) => call === name))
      if (!member) return
      // A session that has run out would end with fifty logins.
      await logIn(soak, member)
      const intents = Array.from({ length: tries }, () => plan(member))
      await Promise.all(intents.map((intent) => sendIntent(soak, member, intent)))
      const done = intents.filter(({ state }) => state === 'done')
      if (done.length > 1) throw new Error(`${name} was granted ${done.length} times`)
      await Promise.all(done.map((intent) => sendIntent(soak, member, intent, true)))
      soak.counts.replays += done.length
    }),
  )
}
