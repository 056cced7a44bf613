import { expect, test } from 'vitest'
import { withoutSummaries } from './dropSummaries.ts'

const endpoint = `export const article = v.object({
  summary: v.string(),
})
export const list = defineEndpoint({
  errors: [],
  summary: 'The list.',
})
export const other = defineEndpoint({
  summary:
    "The member's other list, in the order it was made.",
})
`

test('drops the texts of endpoints, keeps fields of replies, and moves no line', () => {
  const left = withoutSummaries(endpoint)
  expect(left).not.toContain('list.')
  expect(left).not.toContain('other list')
  expect(left).toContain('summary: v.string(),')
  expect(left.split('\n')).toHaveLength(endpoint.split('\n').length)
})
