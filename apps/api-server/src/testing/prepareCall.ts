import type { Endpoint } from '@koi/api-core'
import { contract } from '@koi/contract'
import type { TestPlayer } from './createTestPlayer.ts'
import { accessPreparations } from './preparations/access.ts'
import { gamePreparations } from './preparations/games.ts'
import { messagePreparations } from './preparations/messages.ts'
import { moneyPreparations } from './preparations/money.ts'
import type { Asking, Fields } from './preparations/preparation.ts'
import { promotionPreparations } from './preparations/promotions.ts'
import { sampleInput } from './sampleInput.ts'

const preparations = new Map([
  ...accessPreparations,
  ...gamePreparations,
  ...messagePreparations,
  ...moneyPreparations,
  ...promotionPreparations,
])

/**
 * Brings a member to where a call goes well, and answers its fields: codes that were sent, a game that is open. A call that
 * needs nothing of the kind gets its sample alone.
 */
export async function prepareCall(
  server: Asking['server'],
  member: TestPlayer,
  endpoint: Endpoint,
): Promise<Fields> {
  const { id: memberId } = await member.call(contract.token, {})
  const more = await preparations.get(endpoint)?.({ server, member, memberId })
  return { ...sampleInput(endpoint), ...more }
}
