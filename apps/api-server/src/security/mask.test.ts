import { describe, expect, test } from 'vitest'
import { maskAddress, maskEmail, maskName, maskPhone } from './mask.ts'

describe('what a member reads of itself', () => {
  test.each([
    ['13800001234', '138****1234'],
    ['912345678', '912**5678'],
    ['61234567', '61****67'],
    ['12345', '12*45'],
  ])('shows of the phone number %s no more than its ends', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked)
  })

  test.each([
    ['林锦', '林*'],
    ['欧阳修远', '欧***'],
    ['林', '林*'],
    ['𠮷田', '𠮷*'],
  ])('shows of the name %s only its first character', (name, masked) => {
    expect(maskName(name)).toBe(masked)
  })

  test.each([
    ['koi@mail.example', 'k***@mail.example'],
    ['odd', 'o***'],
  ])('shows of the mail address %s only its first letter and its host', (email, masked) => {
    expect(maskEmail(email)).toBe(masked)
  })

  test.each([
    ['203.0.113.7', '203.0.*.*'],
    ['2001:db8:7:9::/64', '2001:db8:*'],
    ['local', null],
  ])('shows of the network address %s no more than its network', (address, masked) => {
    expect(maskAddress(address)).toBe(masked)
  })
})
