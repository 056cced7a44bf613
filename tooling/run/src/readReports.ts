import { existsSync, readFileSync } from 'node:fs'

/** What a runner counted. A report that is missing counts as one failure. */
export interface Count {
  readonly passed: number
  readonly failed: number
}

const missing: Count = { passed: 0, failed: 1 }

type Entries = ReadonlyMap<string, unknown>

function entriesOf(value: unknown): Entries {
  return new Map(Object.entries(typeof value === 'object' && value !== null ? value : {}))
}

function numberOf(entries: Entries, key: string): number {
  const value = entries.get(key)
  return typeof value === 'number' ? value : 0
}

function read(file: string): Entries | null {
  return existsSync(file) ? entriesOf(JSON.parse(readFileSync(file, 'utf8'))) : null
}

/** Files of Vitest's report that failed without any test of theirs failing: they could not be collected. */
function uncollected(report: Entries): number {
  const files = report.get('testResults')
  if (!Array.isArray(files)) return 0
  return files.map(entriesOf).filter((file) => {
    const tests = file.get('assertionResults')
    const failed = Array.isArray(tests) && tests.some((test) => entriesOf(test).get('status') === 'failed')
    return file.get('status') === 'failed' && !failed
  }).length
}

/** Reads the counts of Vitest's JSON report; a file that could not be collected counts as one failure. */
export function readVitestReport(file: string): Count {
  const report = read(file)
  if (!report) return missing
  return {
    passed: numberOf(report, 'numPassedTests'),
    failed: numberOf(report, 'numFailedTests') + uncollected(report),
  }
}

/** Reads the counts of Playwright's JSON report; a flaky test and an error outside any test count as failed. */
export function readPlaywrightReport(file: string): Count {
  const report = read(file)
  if (!report) return missing
  const stats = entriesOf(report.get('stats'))
  const errors = report.get('errors')
  return {
    passed: numberOf(stats, 'expected'),
    failed:
      numberOf(stats, 'unexpected') + numberOf(stats, 'flaky') + (Array.isArray(errors) ? errors.length : 0),
  }
}
