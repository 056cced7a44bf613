import { isUnclear } from '@koi/store'
import type { ApiFailure } from '@koi/store'

/** Whether a request may have taken effect although it failed; one that was cut off by the end of a session may. */
export function leavesOpen(failure: ApiFailure): boolean {
  return isUnclear(failure) || failure.kind === 'aborted' || failure.kind === 'unexpected'
}
