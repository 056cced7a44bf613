import { expect, test } from 'vitest'
import { completeDay, groupDay } from './groupDay.ts'

test.each([
  ['199', '199'],
  ['1990', '1990'],
  ['19900', '1990-0'],
  ['199002', '1990-02'],
  ['1990022', '1990-02-2'],
  ['19900228', '1990-02-28'],
  ['199002281', '1990-02-28'],
  ['1990-2-', '1990-02-'],
  ['1990/2/3', '1990-02-3'],
  ['1990年2月28日', '1990-02-28'],
  ['1990-02-28', '1990-02-28'],
  ['abc', ''],
])('groups the digits of %j as %j', (typed, grouped) => {
  expect(groupDay(typed)).toBe(grouped)
})

test.each([
  ['1990-02-3', '1990-02-03'],
  ['1990-2-3', '1990-02-03'],
  ['1990年2月3日', '1990-02-03'],
  ['1990-02-28', '1990-02-28'],
  ['1990-02-', '1990-02-'],
  ['', ''],
])('completes %j to %j when the field is left', (typed, whole) => {
  expect(completeDay(typed)).toBe(whole)
})
