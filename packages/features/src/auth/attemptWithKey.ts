import type { ApiFailure } from '@koi/store'

/** How an attempt ended: null when it succeeded, a failure of the call, or a message when nothing could be sent. */
export type AttemptOutcome = ApiFailure | string | null

/**
 * Runs an attempt that seals a secret, and once more with a fresh key when the server could not read it: it has made itself
 * a new key since this page read the old one.
 */
export async function attemptWithKey(
  attempt: (options: { fresh: boolean }) => Promise<AttemptOutcome>,
): Promise<AttemptOutcome> {
  const outcome = await attempt({ fresh: false })
  const stale = outcome !== null && typeof outcome !== 'string' && outcome.code === 'secret-unreadable'
  return stale ? await attempt({ fresh: true }) : outcome
}
