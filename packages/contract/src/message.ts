import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { articleBlock } from './article.ts'
import { messageContent } from './messageContent.ts'
import { identifier, instant, pageOf, recordPageInput } from './schema/fields.ts'

/** Where a message lies, in the order of the tabs: what happened to the member, what the site says, what it offers. */
export const messageBoxes = ['inbox', 'announcement', 'promotion'] as const

export type MessageBox = (typeof messageBoxes)[number]

const messageBox = v.picklist(messageBoxes)

/** A message to a member. `readAt` is null while it is unread. */
export const message = v.object({
  id: v.string(),
  box: messageBox,
  content: messageContent,
  createdAt: instant,
  readAt: v.nullable(instant),
})

export type Message = v.InferOutput<typeof message>

/** How many messages are unread, in each box. */
export const unreadByBox = v.object({
  inbox: v.number(),
  announcement: v.number(),
  promotion: v.number(),
})

export const messageList = defineEndpoint({
  name: 'message.list',
  method: 'GET',
  path: '/api/findmed/v1/member/message/list',
  origin: 'extension',
  access: 'member',
  encoding: 'query',
  effect: 'read',
  input: v.object({ box: messageBox, ...recordPageInput }),
  output: v.object({ ...pageOf(message).entries, unread: unreadByBox }),
  errors: [],
  summary: 'Messages of one box, the newest first, and how many are unread in each.',
})

export const messageDetail = defineEndpoint({
  name: 'message.detail',
  method: 'GET',
  path: '/api/findmed/v1/member/message/detail',
  origin: 'extension',
  access: 'member',
  encoding: 'query',
  effect: 'read',
  input: v.object({ id: identifier }),
  output: v.object({
    ...message.entries,
    /** The text of a bulletin; empty for a message about one thing, which its content says whole. */
    body: v.array(articleBlock),
    /** Where a bulletin leads on to, a path of the shells. */
    link: v.nullable(v.pipe(v.string(), v.regex(/^\/(?!\/)/))),
  }),
  errors: ['message-unknown'],
  summary: 'One message with its text. Asking for it does not mark it as read.',
})

export const readMessage = defineEndpoint({
  name: 'message.read',
  method: 'POST',
  path: '/api/findmed/v1/member/message/read',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ id: identifier }),
  output: v.object({ read: v.literal(true) }),
  errors: ['message-unknown'],
  summary: 'Marks a message as read. Reading it again changes nothing.',
})

export const readBox = defineEndpoint({
  name: 'message.readBox',
  method: 'POST',
  path: '/api/findmed/v1/member/message/read/all',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ box: messageBox }),
  output: v.object({ read: v.number() }),
  errors: [],
  summary: 'Marks all messages of a box as read, and says how many that were.',
})

export const removeMessage = defineEndpoint({
  name: 'message.remove',
  method: 'POST',
  path: '/api/findmed/v1/member/message/remove',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ id: identifier }),
  output: v.object({ removed: v.literal(true) }),
  errors: ['message-unknown'],
  summary: 'Takes a message out of its box; it can be put back for a day.',
})

export const restoreMessage = defineEndpoint({
  name: 'message.restore',
  method: 'POST',
  path: '/api/findmed/v1/member/message/restore',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ id: identifier }),
  output: v.object({ restored: v.literal(true) }),
  errors: ['message-unknown'],
  summary: 'Puts a removed message back.',
})
