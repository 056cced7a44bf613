import { existsSync, readFileSync } from 'node:fs'

/** How many tests passed and failed. */
export interface Counts {
  readonly passed: number
  readonly failed: number
}

/** One task of a run: whether it ended well, and what its runner counted, if it has one. */
export interface CountedTask {
  readonly ok: boolean
  readonly counts?: Counts
}

/** A report that was never written is a failure. */
const missing: Counts = { passed: 0, failed: 1 }

/** The entries of a JSON object. */
export type Entries = ReadonlyMap<string, unknown>

/** The entries of a JSON object; none for anything else. */
export function entriesOf(value: unknown): Entries {
  return new Map(Object.entries(typeof value === 'object' && value !== null ? value : {}))
}

function numberOf(entries: Entries, key: string): number {
  const value = entries.get(key)
  return typeof value === 'number' ? value : 0
}

/** Test files in Vitest's report that failed without a failed test: they could not be collected. */
function uncollected(report: Entries): number {
  const files = report.get('testResults')
  if (!Array.isArray(files)) return 0
  return files.map(entriesOf).filter((file) => {
    const tests = file.get('assertionResults')
    const failed = Array.isArray(tests) && tests.some((test) => entriesOf(test).get('status') === 'failed')
    return file.get('status') === 'failed' && !failed
  }).length
}

/** Counts a JSON report of Vitest, or of Playwright, where a test passes that passed when it was repeated, and an error outside any test fails. */
export function readReport(file: string): Counts {
  if (!existsSync(file)) return missing
  const report = entriesOf(JSON.parse(readFileSync(file, 'utf8')))
  if (!report.has('stats')) {
    const failed = numberOf(report, 'numFailedTests') + uncollected(report)
    return { passed: numberOf(report, 'numPassedTests'), failed }
  }
  const stats = entriesOf(report.get('stats'))
  const errors = report.get('errors')
  const outside = Array.isArray(errors) ? errors.length : 0
  return {
    passed: numberOf(stats, 'expected') + numberOf(stats, 'flaky'),
    failed: numberOf(stats, 'unexpected') + outside,
  }
}

/**
 * Adds up the tasks of a run. A task that failed without a failed test (a static check, a crash outside any test) counts
 * as one failure, so that the sum never looks better than the run was.
 */
export function addUp(tasks: readonly CountedTask[]): Counts {
  return {
    passed: tasks.reduce((sum, { counts }) => sum + (counts?.passed ?? 0), 0),
    failed: tasks.reduce((sum, { ok, counts }) => sum + Math.max(counts?.failed ?? 0, ok ? 0 : 1), 0),
  }
}
