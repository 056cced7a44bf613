import { contract } from '@koi/contract'
import * as v from 'valibot'
import { receive } from './sendIntent.ts'
import type { Soak, SoakMember } from './soak.ts'

const question = v.object({
  cancelling: v.nullable(v.object({ id: v.string(), lost: v.string(), held: v.string() })),
})

/** What a member is told that ending the running bonus takes; null where none runs, or the session is over. */
export async function askCancelling(soak: Soak, { player }: SoakMember) {
  const reply = await receive(soak, () => player.send(contract.runningBonus, {}))
  return reply?.status ? v.parse(question, reply.data).cancelling : null
}
