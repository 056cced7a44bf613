// @vitest-environment node
import { elementFaults } from '@koi/features/testing/pages'
import { expect, test } from 'vitest'
import { routeTree } from './routes/routeTree.tsx'

/** How many elements a page may have as a guest is sent it. Whoever needs more changes this table, and says why. */
const budgets = {
  '/': 420,
  '/venue/gaming': 345,
  '/login': 72,
  '/find': 185,
  '/help/deposit': 112,
}

test('the pages of a guest have as many elements as their budgets say', async () => {
  expect(await elementFaults({ formFactor: 'mobile', routes: routeTree }, budgets)).toEqual([])
})
