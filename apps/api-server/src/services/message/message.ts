import { encodeAmounts, type Wire } from '@koi/contract'
import { articleBlock } from '@koi/contract/article'
import type { Message } from '@koi/contract/message'
import { messageContent } from '@koi/contract/messageContent'
import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { BulletinTable, MessageTable } from '../../db/messageTables.ts'
import type { Locale } from '../locale.ts'

const storedContent = v.pipe(v.string(), v.parseJson(), messageContent)
const storedBody = v.pipe(v.string(), v.parseJson(), v.array(articleBlock))

/** The text of a bulletin beside a message that brought it; all null for other messages. */
type BulletinText = {
  [Column in 'title_zh' | 'title_en' | 'summary_zh' | 'summary_en' | 'body_zh' | 'body_en' | 'link']:
    | BulletinTable[Column]
    | null
}

export type MessageRow = Selectable<MessageTable> & BulletinText

/** A message of the database in a language. */
export function toMessage(row: MessageRow, locale: Locale): Wire<Message> {
  const english = locale === 'en'
  const title = english ? row.title_en : row.title_zh
  return {
    id: row.id,
    box: row.box,
    content:
      title === null
        ? encodeAmounts(v.parse(storedContent, row.content))
        : { topic: 'bulletin', title, summary: (english ? row.summary_en : row.summary_zh) ?? '' },
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  }
}

/** The text of a message. Whatever wrote it, only blocks of the contract leave the server (0107). */
export function messageBody(row: MessageRow, locale: Locale) {
  const body = locale === 'en' ? row.body_en : row.body_zh
  return { body: body === null ? [] : v.parse(storedBody, body), link: row.link }
}
