import type { Count } from './readReports.ts'

/** One command of the run: whether it ended well, and what its runner counted, if it has one. */
export interface Part {
  readonly ok: boolean
  readonly count?: Count
}

/**
 * Adds the parts of a run up. A command that failed without a failed test (a static check, a crash outside any test)
 * counts as one failure, so that the sum never looks better than the run was.
 */
export function addUp(parts: readonly Part[]): Count {
  return {
    passed: parts.reduce((sum, { count }) => sum + (count?.passed ?? 0), 0),
    failed: parts.reduce((sum, { ok, count }) => sum + Math.max(count?.failed ?? 0, ok ? 0 : 1), 0),
  }
}
