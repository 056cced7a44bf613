import { routeFaults } from '@koi/features/testing'
import { expect, test } from 'vitest'
import { routeTree } from './routeTree.tsx'
import { screens } from './screens.ts'

test('every page has a screen and a route as the table of pages has it', () => {
  expect(routeFaults(routeTree, screens)).toEqual([])
})
