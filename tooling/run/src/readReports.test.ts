import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './readReports.ts'

let folder = ''
const write = (report: unknown) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'koi-reports-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a report that was never written is a failure', () => {
  expect(readVitestReport(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 })
  expect(readPlaywrightReport(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 })
})

test('a test file that could not be collected counts beside the tests that failed', () => {
  const file = write({
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  })
  expect(readVitestReport(file)).toEqual({ passed: 7, failed: 2 })
})

test('a flaky journey and an error outside the journeys count as failed', () => {
  const file = write({ stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [{ message: 'no server' }] })
  expect(readPlaywrightReport(file)).toEqual({ passed: 4, failed: 3 })
})
