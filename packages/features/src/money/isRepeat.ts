import type { ApiFailure } from '@koi/store'

/** Whether the server takes a request for a repeat by mistake; sent with `again` it goes through. */
export function isRepeat(failure: ApiFailure): boolean {
  return failure.kind === 'refused' && failure.code === 'repeat-suspected'
}
