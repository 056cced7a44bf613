import * as v from 'valibot'
import { instant } from '../schema/instant.ts'

/** Whether a venue is open; under maintenance it says until when, if that is known. */
export const venueStatus = v.variant('state', [
  v.object({ state: v.literal('open') }),
  v.object({ state: v.literal('maintenance'), until: v.nullable(instant) }),
])

export type VenueStatus = v.InferOutput<typeof venueStatus>
