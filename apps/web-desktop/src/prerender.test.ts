// @vitest-environment node
import { memberPageFaults } from '@koi/features/testing/pages'
import { expect, test } from 'vitest'
import { routeTree } from './routes/routeTree.tsx'

test('every page of members is drawn as it stands before any reply', async () => {
  // It leads to another page of the user area.
  expect(await memberPageFaults({ formFactor: 'desktop', routes: routeTree }, ['/user'])).toEqual([])
})
