import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { feedbackLimits } from './rules.ts'
import { identifier, instant, pageInput, pageOf } from './schema/fields.ts'
import { withoutInvisible } from './schema/withoutInvisible.ts'

/** What feedback is about. */
export const feedbackKinds = ['game', 'money', 'account', 'promotion', 'site', 'other'] as const
export type FeedbackKind = (typeof feedbackKinds)[number]

/** How far it is: it has come in, somebody reads it, it was answered. */
export const feedbackStates = ['received', 'reviewing', 'answered'] as const
export type FeedbackState = (typeof feedbackStates)[number]

/** Controls but the end of a line. */
const controls = /[^\P{Cc}\n]/u

const feedbackText = v.pipe(
  v.string(),
  // A form ends its lines with both.
  v.transform((text) => withoutInvisible(text).replaceAll('\r\n', '\n').trim()),
  v.minLength(feedbackLimits.text.min),
  v.maxLength(feedbackLimits.text.max),
  v.check((text) => !controls.test(text), 'control characters'),
)

const ids = v.pipe(v.array(identifier), v.maxLength(feedbackLimits.pictures))
const idList = v.union([
  ids,
  v.pipe(
    v.string(),
    v.transform((text) => (text === '' ? [] : text.split(','))),
    ids,
  ),
])

/** A picture that belongs to the member who uploaded it. */
export const picture = v.object({
  id: v.string(),
  /** A path of the site. Nobody can guess it. */
  url: v.string(),
  width: v.number(),
  height: v.number(),
})

export type Picture = v.InferOutput<typeof picture>

/** Feedback of a member, with its answer once there is one. */
export const feedback = v.object({
  id: v.string(),
  kind: v.picklist(feedbackKinds),
  text: v.string(),
  pictures: v.array(picture),
  state: v.picklist(feedbackStates),
  createdAt: instant,
  reply: v.nullable(v.object({ text: v.string(), at: instant })),
})

export type Feedback = v.InferOutput<typeof feedback>

export const sendFeedback = defineEndpoint({
  name: 'feedback.send',
  method: 'POST',
  path: '/api/f/v1/member/feedback/send',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({
    /** Made once for what the member sends: the same again under it is the same feedback. */
    request: identifier,
    kind: v.picklist(feedbackKinds),
    text: feedbackText,
    /** Ids of uploaded pictures, in their order; a form carries them as a comma list. */
    pictures: v.optional(idList),
  }),
  output: feedback,
  errors: ['feedback-limit', 'picture-unknown'],
  summary: 'Sends feedback with up to four pictures that were uploaded before.',
})

export const feedbackList = defineEndpoint({
  name: 'feedback.list',
  method: 'GET',
  path: '/api/f/v1/member/feedback/list',
  origin: 'extension',
  access: 'member',
  encoding: 'query',
  effect: 'read',
  input: v.object(pageInput),
  output: pageOf(feedback),
  errors: [],
  summary: 'Feedback of the member with its state and answer, the newest first.',
})
