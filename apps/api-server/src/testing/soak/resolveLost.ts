import { deliver, press } from './provider.ts'
import { logIn } from './logIn.ts'
import { noteOrders } from './moneyActs.ts'
import { askOutcome, sendIntent } from './sendIntent.ts'
import type { Soak } from './soak.ts'

const tries = 20

/**
 * Asks after everything that was never answered, until nothing is unclear: half by the key's outcome, half by sending the
 * same again, and then the other way round, which has to agree. The provider delivers what the house has not accepted.
 */
export async function resolveLost(soak: Soak): Promise<void> {
  for (const member of soak.members) {
    const lost = member.intents.filter(({ state }) => state === 'lost')
    if (lost.length > 0) await logIn(soak, member)
    for (const intent of lost) {
      if (member.draw.chance(50)) await askOutcome(soak, member, intent)
      await sendIntent(soak, member, intent)
      if (intent.state !== 'refused') await askOutcome(soak, member, intent)
    }
    noteOrders(member)
    for (const order of member.orders.filter((known) => known.press?.state === 'lost')) {
      await press(soak, member, order)
    }
  }
  for (const delivery of soak.deliveries) {
    for (let attempt = 0; !delivery.accepted && attempt < tries; attempt += 1) await deliver(soak, delivery)
    if (!delivery.accepted) throw new Error('a callback is never accepted')
  }
}
