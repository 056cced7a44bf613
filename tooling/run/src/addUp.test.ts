import { expect, test } from 'vitest'
import { addUp } from './addUp.ts'

test('counts of the runners are added', () => {
  const parts = [
    { ok: true },
    { ok: true, count: { passed: 3, failed: 0 } },
    { ok: true, count: { passed: 2, failed: 0 } },
  ]
  expect(addUp(parts)).toEqual({ passed: 5, failed: 0 })
})

test('a check that failed counts once', () => {
  expect(addUp([{ ok: false }, { ok: true, count: { passed: 3, failed: 0 } }])).toEqual({
    passed: 3,
    failed: 1,
  })
})

test('a runner that crashed outside its tests counts once, and one with failed tests by them', () => {
  const crashed = { ok: false, count: { passed: 9, failed: 0 } }
  const failing = { ok: false, count: { passed: 1, failed: 4 } }
  expect(addUp([crashed, failing])).toEqual({ passed: 10, failed: 5 })
})
