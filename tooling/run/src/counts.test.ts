import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addUp, readReport } from './counts.ts'

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

test('counts a report that was never written as a failure', () => {
  expect(readReport(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 })
})

test('counts a test file that could not be collected beside the tests that failed', () => {
  const file = write({
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  })
  expect(readReport(file)).toEqual({ passed: 7, failed: 2 })
})

test('counts a journey that passed when repeated as passed, and an error outside the journeys as failed', () => {
  const file = write({ stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [{ message: 'no server' }] })
  expect(readReport(file)).toEqual({ passed: 5, failed: 2 })
})

test('adds up what the runners counted', () => {
  const tasks = [
    { ok: true },
    { ok: true, counts: { passed: 3, failed: 0 } },
    { ok: true, counts: { passed: 2, failed: 0 } },
  ]
  expect(addUp(tasks)).toEqual({ passed: 5, failed: 0 })
})

test('counts a check that failed once', () => {
  expect(addUp([{ ok: false }, { ok: true, counts: { passed: 3, failed: 0 } }])).toEqual({
    passed: 3,
    failed: 1,
  })
})

test('counts a runner that crashed outside its tests once, and one with failed tests by them', () => {
  const crashed = { ok: false, counts: { passed: 9, failed: 0 } }
  const failing = { ok: false, counts: { passed: 1, failed: 4 } }
  expect(addUp([crashed, failing])).toEqual({ passed: 10, failed: 5 })
})
