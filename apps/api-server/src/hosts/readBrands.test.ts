import { jade } from '@koi/brand/jade'
import { koi } from '@koi/brand/koi'
import { expect, test } from 'vitest'
import { readBrands } from './readBrands.ts'

test('finds every brand by its folder', async () => {
  expect(await readBrands()).toEqual([jade, koi])
})
