import { expect, it } from 'vitest'
import { inviteCode } from './inviteCode.ts'

it.each(['A', 'a_b-9', 'a'.repeat(32), ' ABC\n'])('takes %j', (text) => {
  expect(inviteCode(text)).toBe(text.trim())
})

it.each(['', 'a'.repeat(33), '<abc', 'abc>', 'a b', 5, null, undefined, ['ABC']])('drops %j', (text) => {
  expect(inviteCode(text)).toBeNull()
})
