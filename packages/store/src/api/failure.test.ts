import { AbortedError, HttpError, RefusedError, TimeoutError } from '@koi/api-core'
import { expect, test } from 'vitest'
import { asFailure } from './failure.ts'
import { isOutcomeUnknown } from './isOutcomeUnknown.ts'
import { toFailure } from './toFailure.ts'
test('a refusal keeps its code, its details with amounts in fen, and the text of a foreign backend', () => {
  const coded = new RefusedError('x', 'amount-out-of-range', { min: '1.00' })
  expect(toFailure(coded)).toEqual({
    kind: 'refused',
    code: 'amount-out-of-range',
    details: { min: 100n },
  })
  const foreign = new RefusedError('x', 'text', {}, '账户异常')
  expect(toFailure(foreign)).toEqual({ kind: 'refused', code: 'text', details: {}, text: '账户异常' })
})

test('nothing of a body reaches the store', () => {
  const failure = toFailure(new HttpError('x', 500, 'a secret body', null))
  expect(JSON.stringify(failure)).toBe('{"kind":"http","status":500}')
})

test('a fault of our own is unexpected', () => {
  expect(toFailure(new TypeError('no'))).toEqual({ kind: 'unexpected' })
})

test('a call that was taken back is told from a fault of our own', () => {
  expect(asFailure({ name: 'AbortError', message: 'Aborted' })).toEqual({ kind: 'aborted' })
  expect(asFailure({ name: 'TypeError', message: 'no' })).toEqual({ kind: 'unexpected' })
  expect(asFailure(undefined)).toBeNull()
})

test('an outcome is unclear when the server may have acted, and clear when it has answered or was not asked', () => {
  expect(isOutcomeUnknown(toFailure(new TimeoutError('x', 10_000)))).toBe(true)
  expect(isOutcomeUnknown(toFailure(new HttpError('x', 503, '', null)))).toBe(true)
  expect(isOutcomeUnknown(toFailure(new HttpError('x', 403, '', null)))).toBe(false)
  expect(isOutcomeUnknown(toFailure(new RefusedError('x', 'insufficient-balance')))).toBe(false)
  expect(isOutcomeUnknown(toFailure(new AbortedError('x', 'epoch')))).toBe(true)
})
