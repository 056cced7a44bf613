import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { entriesOf, type Entries } from './counts.ts'

/** A failed test: its file and title, and the first lines of why. */
export interface Failure {
  readonly title: string
  readonly reason: string
}

/** Lines of a reason that are shown; the whole of it stands further up in the output. */
const reasonLines = 12

function listOf(entries: Entries, key: string): readonly Entries[] {
  const list = entries.get(key)
  return Array.isArray(list) ? list.map(entriesOf) : []
}

function textOf(entries: Entries, key: string): string {
  const text = entries.get(key)
  return typeof text === 'string' ? text : ''
}

/** The start of a message, without the colours of a terminal. */
function shorten(message: string): string {
  return stripVTControlCharacters(message).split('\n').slice(0, reasonLines).join('\n')
}

function vitestFailures(file: Entries): readonly Failure[] {
  const failed = listOf(file, 'assertionResults').filter((test) => test.get('status') === 'failed')
  const name = textOf(file, 'name')
  if (failed.length === 0) {
    const uncollected = file.get('status') === 'failed'
    return uncollected ? [{ title: name, reason: shorten(textOf(file, 'message')) }] : []
  }
  return failed.map((test) => {
    const messages = test.get('failureMessages')
    const reason = Array.isArray(messages) ? messages.map(String).join('\n') : ''
    return { title: `${name} > ${textOf(test, 'fullName')}`, reason: shorten(reason) }
  })
}

/** The tests of a suite of Playwright, and of the suites in it, that ended in a way, each with all that went wrong. */
function playwrightTests(suite: Entries, status: 'unexpected' | 'flaky'): readonly Failure[] {
  const own = listOf(suite, 'specs').flatMap((spec) =>
    listOf(spec, 'tests')
      .filter((test) => textOf(test, 'status') === status)
      .map((test) => {
        const errors = listOf(test, 'results').flatMap((result) => listOf(result, 'errors'))
        return {
          title: `[${textOf(test, 'projectName')}] ${textOf(spec, 'file')} > ${textOf(spec, 'title')}`,
          reason: shorten(errors.map((error) => textOf(error, 'message')).join('\n')),
        }
      }),
  )
  return [...own, ...listOf(suite, 'suites').flatMap((inner) => playwrightTests(inner, status))]
}

/** The failed tests in a JSON report of Vitest or Playwright, with errors outside any test. */
export function readFailures(file: string): readonly Failure[] {
  if (!existsSync(file)) return [{ title: file, reason: 'the report was never written' }]
  const report = entriesOf(JSON.parse(readFileSync(file, 'utf8')))
  const outside = listOf(report, 'errors').map((error) => ({
    title: 'outside any test',
    reason: shorten(textOf(error, 'message')),
  }))
  return [
    ...listOf(report, 'testResults').flatMap(vitestFailures),
    ...listOf(report, 'suites').flatMap((suite) => playwrightTests(suite, 'unexpected')),
    ...outside,
  ]
}

/** The journeys in a JSON report that failed at first and passed when they were repeated. */
export function readFlaky(file: string): readonly Failure[] {
  if (!existsSync(file)) return []
  const report = entriesOf(JSON.parse(readFileSync(file, 'utf8')))
  return listOf(report, 'suites').flatMap((suite) => playwrightTests(suite, 'flaky'))
}
