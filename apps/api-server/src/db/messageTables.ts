import type { MessageBox } from '@koi/contract/message'

/** A message in a box of a member. */
export interface MessageTable {
  id: string
  member_id: string
  box: MessageBox
  /** What it says, as JSON that fits the contract; null for a bulletin, whose text is its own. */
  content: string | null
  bulletin_id: string | null
  created_at: Date
  read_at: Date | null
  removed_at: Date | null
}

/** What a brand tells all its members. It is put into a member's box when the member next asks for messages. */
export interface BulletinTable {
  id: string
  /** The value of `d` of the one brand that says it; null for all. */
  brand: string | null
  box: 'announcement' | 'promotion'
  /** Shown over the page until it was read. */
  popup: boolean
  title_zh: string
  title_en: string
  summary_zh: string
  summary_en: string
  /** Lists of blocks as JSON. */
  body_zh: string
  body_en: string
  /** A path of the shells. */
  link: string | null
  published_at: Date
  /** From then on it reaches nobody new; null for one without end. */
  ends_at: Date | null
}
