import { contract } from '@koi/contract'
import type { Preparations, Prepare } from './preparation.ts'

/** A picture of one pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const someMessage: Prepare = async ({ server, member, memberId }) => {
  await server.db
    .updateTable('messages')
    .set({ removed_at: null })
    .where('member_id', '=', memberId)
    .execute()
  const { items } = await member.call(contract.messageList, { box: 'inbox' })
  return { id: items[0]?.id }
}

/** Messages to read, and a picture to send. */
export const messagePreparations: Preparations = [
  [contract.messageDetail, someMessage],
  [contract.readMessage, someMessage],
  [contract.removeMessage, someMessage],
  [contract.restoreMessage, someMessage],
  [contract.upload, async () => ({ file: new Blob([dot]) })],
]
