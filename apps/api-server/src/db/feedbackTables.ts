import type { FeedbackKind, FeedbackState } from '@koi/contract/feedback'

/** What a member has told the site, and the answer. */
export interface FeedbackTable {
  id: string
  member_id: string
  /** What the client names the sending by: the same again is the same feedback. */
  request: string
  kind: FeedbackKind
  text: string
  /** In which language it is answered. */
  locale: 'zh-CN' | 'en'
  state: FeedbackState
  reply: string | null
  created_at: Date
  answered_at: Date | null
}

/** A picture as it was written anew, WebP. */
export interface PictureTable {
  id: string
  member_id: string
  content: Uint8Array
  width: number
  height: number
  created_at: Date
  /** The feedback that uses it, and its place there; null for one that is not used. */
  feedback_id: string | null
  place: number | null
}
