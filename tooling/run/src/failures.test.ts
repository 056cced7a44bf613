import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readFailures, readFlaky } from './failures.ts'

let folder = ''
const write = (report: unknown) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'koi-failures-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('names a report that was never written', () => {
  const file = join(folder, 'none.json')
  expect(readFailures(file)).toEqual([{ title: file, reason: 'the report was never written' }])
})

test('names a failed unit test with its file and the start of its reason, without colours', () => {
  const reason = `\u001b[31mexpected 1\u001b[39m to be 2\n${'at somewhere\n'.repeat(40)}`
  const file = write({
    testResults: [
      {
        name: 'pay.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'failed', fullName: 'pays once', failureMessages: [reason] },
          { status: 'passed', fullName: 'refuses a second payment' },
        ],
      },
    ],
  })
  const [failure, ...others] = readFailures(file)
  expect(others).toEqual([])
  expect(failure?.title).toBe('pay.test.ts > pays once')
  expect(failure?.reason.split('\n')).toHaveLength(12)
  expect(failure?.reason).toMatch(/^expected 1 to be 2\n/)
})

test('names a test file that could not be collected', () => {
  const file = write({
    testResults: [{ name: 'pay.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }],
  })
  expect(readFailures(file)).toEqual([{ title: 'pay.test.ts', reason: 'no such module' }])
})

test('names failed journeys of nested suites, errors outside them, and apart from them journeys that passed when repeated', () => {
  const journey = (status: string) => ({
    file: 'pay.spec.ts',
    title: `a ${status} one`,
    tests: [{ status, projectName: 'mobile', results: [{ errors: [{ message: 'no reply' }] }] }],
  })
  const file = write({
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [{ suites: [{ specs: ['expected', 'unexpected', 'flaky'].map(journey) }] }],
    errors: [{ message: 'no server' }],
  })
  expect(readFailures(file)).toEqual([
    { title: '[mobile] pay.spec.ts > a unexpected one', reason: 'no reply' },
    { title: 'outside any test', reason: 'no server' },
  ])
  expect(readFlaky(file)).toEqual([{ title: '[mobile] pay.spec.ts > a flaky one', reason: 'no reply' }])
})
