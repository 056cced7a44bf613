import { routeFaults } from '@koi/features/testing'
import { expect, test } from 'vitest'
import { routeTree } from './routeTree.tsx'

test('every page with a screen has a route as the table of pages has it', () => {
  expect(routeFaults(routeTree)).toEqual([])
})
