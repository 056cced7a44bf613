import { existsSync, readFileSync } from 'node:fs'

/** What a runner counted. A report that is missing counts as one failure. */
export interface Count {
  readonly passed: number
  readonly failed: number
}

const missing: Count = { passed: 0, failed: 1 }

function numbersOf(
  file: string,
  pick: (report: Readonly<Record<string, unknown>>) => readonly unknown[],
): readonly number[] | null {
  if (!existsSync(file)) return null
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof report !== 'object' || report === null) return null
  const numbers = pick(Object.fromEntries(Object.entries(report))).map(Number)
  return numbers.every((number) => Number.isInteger(number)) ? numbers : null
}

/** Reads the counts of Vitest's JSON report. A suite that could not be collected has no test, but has failed. */
export function readVitestReport(file: string): Count {
  const numbers = numbersOf(file, (report) => [
    report['numPassedTests'],
    report['numFailedTests'],
    report['numFailedTestSuites'],
  ])
  if (!numbers) return missing
  const [passed = 0, failedTests = 0, failedSuites = 0] = numbers
  return { passed, failed: failedTests > 0 ? failedTests : failedSuites }
}

/** Reads the counts of Playwright's JSON report; a flaky test counts as failed. */
export function readPlaywrightReport(file: string): Count {
  const numbers = numbersOf(file, (report) => {
    const stats = report['stats']
    const entries = new Map(Object.entries(typeof stats === 'object' && stats !== null ? stats : {}))
    return [entries.get('expected'), entries.get('unexpected'), entries.get('flaky')]
  })
  if (!numbers) return missing
  const [passed = 0, failed = 0, flaky = 0] = numbers
  return { passed, failed: failed + flaky }
}
