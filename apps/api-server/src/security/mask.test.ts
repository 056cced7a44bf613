import { describe, expect, test } from 'vitest'
import { mask } from './mask.ts'
import { maskEmail } from './maskEmail.ts'
import { maskName } from './maskName.ts'

describe('what a member reads of itself', () => {
  test.each([
    ['13800001234', '138****1234'],
    ['912345678', '912**5678'],
    ['61234567', '61****67'],
    ['12345', '12*45'],
  ])('phone %s', (phone, masked) => {
    expect(mask(phone)).toBe(masked)
  })

  test.each([
    ['林锦', '林*'],
    ['欧阳修远', '欧***'],
    ['林', '林*'],
    ['𠮷田', '𠮷*'],
  ])('name %s', (name, masked) => {
    expect(maskName(name)).toBe(masked)
  })

  test.each([
    ['koi@mail.example', 'k***@mail.example'],
    ['odd', 'o***'],
  ])('mail %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked)
  })
})
