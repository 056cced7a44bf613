import { expect, test } from 'vitest'
import { helpArticle } from './helpArticles.ts'

test('the page on fairness names the script and every fault that it finds', () => {
  const text = JSON.stringify(helpArticle('fairness')?.blocks())
  expect(text).toContain('pnpm verify:rounds')
  for (const fault of ['commitment', 'outcome', 'payout', 'seal', 'repeated', 'divided', 'unreadable']) {
    expect(text).toContain(fault)
  }
})

test('an id that there is not, and names that every object has, give no page', () => {
  for (const id of ['', 'unknown', 'toString', '__proto__']) expect(helpArticle(id)).toBeNull()
})
