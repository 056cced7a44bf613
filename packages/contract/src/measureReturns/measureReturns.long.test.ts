import { expect, test } from 'vitest'
import { engineIds } from '../engines/index.ts'
import { holds, measureReturns } from './measureReturns.ts'

// The seed is fixed: the same rounds are played every time.
test.each(engineIds)(
  '20,000 rounds of %s return what is stated, within what chance allows',
  (id) => {
    const returns = measureReturns(id, { rounds: 20_000, seed: 'koi' })
    expect(returns.filter((one) => !holds(one))).toEqual([])
  },
  60_000,
)
