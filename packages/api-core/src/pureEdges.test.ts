import { expect, it } from 'vitest'
import { AmountError } from './amount/amount.ts'
import { zonedDayStart } from './dates/dates.ts'
import { createDeviceId } from './device/deviceId.ts'
import { encodeForm } from './form/encodeForm.ts'
import { imageUrl } from './images/images.ts'
import { refusal } from './errors/refusals.ts'

it('names an amount error by kind and name', () => {
  expect(new AmountError('empty')).toMatchObject({ kind: 'amount', name: 'AmountError', reason: 'empty' })
})

it.each([
  '',
  'x2026-11-21',
  '2026-11-21x',
  '2026-11-21T00:00',
  '2026-1-21',
  '2026-11-1',
  '226-11-21',
  '2026-13-01',
  '2026-00-10',
  '2026-02-30',
  '2026-11-00',
  '2026/11/21',
])('refuses %j as a calendar day', (date) => {
  expect(() => zonedDayStart(date, { timeZone: 'Asia/Shanghai' })).toThrow(new RangeError('Not a date'))
})

it('pads a device id whose random bits are all zero', () => {
  const random = { getRandomValues: (bytes: Uint8Array) => bytes.fill(0) }
  expect(createDeviceId({ userAgent: '', random })).toBe('web--0000000000000-0000000000000')
})

it('refuses a payload that is no plain object with an error of its own', () => {
  expect(() => encodeForm([1])).toThrow('Not a form')
})

it('recognises data:, blob: and .svg only at their place in a URL', () => {
  expect(imageUrl('/data:x/a.png', { version: '7', webp: true })).toBe('/data:x/a.webp?v=7')
  expect(imageUrl('/a.svg.png', { version: '7', webp: true })).toBe('/a.svg.webp?v=7')
})

it('treats a text that only starts like a code as text', () => {
  expect(refusal('call', 'busy now')).toMatchObject({ code: 'text', text: 'busy now' })
})
