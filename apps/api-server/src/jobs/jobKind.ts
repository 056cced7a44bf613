import type * as v from 'valibot'

/** A kind of background work on the queue. What it needs to know travels as JSON in its payload: ids, never secrets. */
export interface JobKind<Payload extends v.GenericSchema> {
  /** `<entity>.<verb>`. */
  readonly name: string
  readonly payload: Payload
  /** How often it is tried before it is given up. */
  readonly attempts: number
}
