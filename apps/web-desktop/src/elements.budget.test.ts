// @vitest-environment node
import { elementsOf, openPageDrawer } from '@koi/features/testing/pages'
import { afterAll, expect, test } from 'vitest'
import { routeTree } from './routes/routeTree.tsx'

/** How many elements a page may have as a guest is sent it. Whoever needs more changes this table, and says why. */
const budget: Readonly<Record<string, number>> = {
  '/': 800,
  '/venue/gaming': 740,
  '/login': 105,
  '/find': 490,
  '/help/deposit': 290,
}

const pages = await openPageDrawer({ formFactor: 'desktop', routes: routeTree })
afterAll(() => pages.close())

test.each(Object.entries(budget))(
  'the page %s is drawn with as many elements as its budget says',
  async (path, most) => {
    const elements = elementsOf((await pages.draw(path))?.html ?? '')
    expect(elements).toBeLessThanOrEqual(most)
    // A budget that is far above what is there would let the next hundred in unseen.
    expect(elements).toBeGreaterThan(0.9 * most)
  },
)
