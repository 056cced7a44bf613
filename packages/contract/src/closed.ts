import * as v from 'valibot'
import { instant } from './schema/fields.ts'

/** HTTP statuses of replies that may say why the whole site is closed to a caller. */
export const closedStatuses = { maintenance: 503, region: 451 } as const

/**
 * What the reply says then, in place of every call's own: that the site is under maintenance and until when, or that the
 * brand does not serve the region the caller is in.
 */
export const closedReply = v.object({
  status: v.literal(false),
  data: v.variant('code', [
    v.object({ code: v.literal('maintenance'), until: instant }),
    v.object({ code: v.literal('region'), region: v.string() }),
  ]),
})

export type SiteClosure = v.InferOutput<typeof closedReply>['data']
