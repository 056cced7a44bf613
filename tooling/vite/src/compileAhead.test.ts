import { expect, test } from 'vitest'
import { markEntry } from './compileAhead.ts'

test('the entry begins with the mark by which it is compiled ahead, and no other file has it', () => {
  const entry = { isEntry: true, code: 'start()' }
  const page = { isEntry: false, code: 'show()' }
  markEntry([entry, page])
  expect(entry.code).toBe('//# allFunctionsCalledOnLoad\nstart()')
  expect(page.code).toBe('show()')
})
