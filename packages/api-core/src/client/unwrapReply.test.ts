import { expect, it } from 'vitest'
import { unwrapReply } from './unwrapReply.ts'

it.each([
  [{ status: true, data: 'x' }, 'x'],
  [{ status: true, data: '' }, ''],
  [{ status: 200, data: 'x' }, 'x'],
  [{ status: false, data: 'token' }, 'fallback'],
  [{ status: true, data: null }, 'fallback'],
  [{ status: true }, 'fallback'],
  [{ data: 'x' }, 'fallback'],
  [null, 'fallback'],
  [undefined, 'fallback'],
])('reads %o as %j', (reply, value) => {
  expect(unwrapReply<string>(reply, 'fallback')).toBe(value)
})
