import type { Wire } from '@koi/contract'
import type { MessageBox } from '@koi/contract/message'
import type { MessageContent, MessageTopic } from '@koi/contract/messageContent'
import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Context } from '../context.ts'

const offers: ReadonlySet<MessageTopic> = new Set([
  'bonus-credited',
  'bonus-waiting',
  'bonus-released',
  'bonus-expired',
  'vip-raised',
  'vip-dropped',
  'vip-gift-paid',
  'promotion-paid',
  'sign-in-paid',
  'gift-exchanged',
])

const boxOf = (topic: MessageTopic): MessageBox => (offers.has(topic) ? 'promotion' : 'inbox')

/** Tells a member what has happened, in the transaction in which it happens: neither comes without the other. */
export async function writeMessage(
  trx: Transaction<Schema>,
  { clock, random }: Pick<Context, 'clock' | 'random'>,
  { memberId, content }: { readonly memberId: string; readonly content: Wire<MessageContent> },
): Promise<void> {
  await trx
    .insertInto('messages')
    .values({
      id: random.uuid(),
      member_id: memberId,
      box: boxOf(content.topic),
      content: JSON.stringify(content),
      bulletin_id: null,
      created_at: new Date(clock.now()),
      read_at: null,
      removed_at: null,
    })
    .execute()
}
