import { messageCount } from '@koi/contract/member'
import {
  messageBoxes,
  messageDetail,
  messageList,
  type Message,
  type MessageBox,
  readBox,
  readMessage,
  removeMessage,
  restoreMessage,
} from '@koi/contract/message'
import { messages } from '../fixtures/messages.ts'
import { MockRefusal } from './mockRefusal.ts'
import { mockRoute, type MockRoute } from './mockRoute.ts'
import type { MockState } from './mockState.ts'

const withReadAt = (message: Message, readAt: string | null): Message => ({ ...message, readAt })

/** Messages over the fixture ones, which can be read, removed and put back. */
export function messageRoutes(state: MockState): readonly MockRoute[] {
  const all = messages(state.now())
  const read = new Set(all.filter(({ readAt }) => readAt !== null).map(({ id }) => id))
  const removed = new Set<string>()
  const shown = (box?: MessageBox): readonly Message[] =>
    all
      .filter((one) => !removed.has(one.id) && (box === undefined || one.box === box))
      .map((one): Message => withReadAt(one, read.has(one.id) ? (one.readAt ?? one.createdAt) : null))
  const unread = (box?: MessageBox) => shown(box).filter(({ readAt }) => readAt === null).length
  const find = (id: string): Message => {
    const found = shown().find((one) => one.id === id)
    if (!found) throw new MockRefusal('message-unknown')
    return found
  }

  return [
    mockRoute(messageCount, () => ({ unread: unread(), popup: null })),
    mockRoute(messageList, ({ box, after, page_size = 20 }) => {
      const found = shown(box)
      const first = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1
      const [inbox, announcement, promotion] = messageBoxes.map((one) => unread(one))
      return {
        items: found.slice(first, first + page_size),
        page: 1,
        pageSize: page_size,
        total: found.length,
        unread: { inbox: inbox ?? 0, announcement: announcement ?? 0, promotion: promotion ?? 0 },
      }
    }),
    mockRoute(messageDetail, ({ id }) => {
      const message = find(id)
      const bulletin = message.content.topic === 'bulletin'
      return {
        ...message,
        body: bulletin
          ? [
              { kind: 'paragraph' as const, text: '例行维护安排在每周一清晨。' },
              { kind: 'list' as const, items: ['维护中的场馆会变灰。', '余额仍算在总额里。'] },
            ]
          : [],
        link: bulletin ? '/help/transfer' : null,
      }
    }),
    mockRoute(readMessage, ({ id }) => {
      read.add(find(id).id)
      return { read: true as const }
    }),
    mockRoute(readBox, ({ box }) => {
      const fresh = shown(box).filter(({ readAt }) => readAt === null)
      for (const { id } of fresh) read.add(id)
      return { read: fresh.length }
    }),
    mockRoute(removeMessage, ({ id }) => {
      removed.add(find(id).id)
      return { removed: true as const }
    }),
    mockRoute(restoreMessage, ({ id }) => {
      if (!all.some((one) => one.id === id)) throw new MockRefusal('message-unknown')
      removed.delete(id)
      return { restored: true as const }
    }),
  ]
}
