import { expect, test } from 'vitest'
import { digitsOnly } from './digitsOnly.ts'

test.each([
  ['１２３４５６', '123456'],
  ['G-12 34-56', '123456'],
  ['您的验证码是 8264', '8264'],
  ['', ''],
])('digitsOnly makes "%s" the digits %s', (text, digits) => {
  expect(digitsOnly(text)).toBe(digits)
})
