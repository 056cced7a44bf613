// @vitest-environment node
import { elementFaults } from '@koi/features/testing/pages'
import { expect, test } from 'vitest'
import { routeTree } from './routes/routeTree.tsx'

/** How many elements a page may have as a guest is sent it. Whoever needs more changes this table, and says why. */
const budgets = {
  '/': 800,
  '/venue/gaming': 740,
  '/login': 105,
  '/find': 490,
  '/help/deposit': 290,
}

test('the pages of a guest have as many elements as their budgets say', async () => {
  expect(await elementFaults({ formFactor: 'desktop', routes: routeTree }, budgets)).toEqual([])
})
