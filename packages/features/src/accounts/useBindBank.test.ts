import { expect, test } from 'vitest'
import { cardDigits, cardNumberProblem } from './useBindBank.ts'
import { groupedText } from './useBindForm.ts'

test('judges a card number by its check digit and names each fault', () => {
  expect(cardNumberProblem(cardDigits('6222 0212-3456 7890 129'))).toBe('校验位不符，请逐位核对卡号')
  expect(cardNumberProblem(cardDigits('４１１１ 1111 1111 1111'))).toBeNull()
  expect(cardNumberProblem('')).toBe('请输入银行卡号')
  expect(cardNumberProblem('6222')).toContain('现在是 4 位')
  expect(cardNumberProblem(cardDigits('6222 O212'))).toBe('卡号只包含数字')
})

test('groups digits in fours, as they stand on a card', () => {
  expect(groupedText('6217001234567890123')).toBe('6217 0012 3456 7890 123')
  expect(groupedText('4111111111111111')).toBe('4111 1111 1111 1111')
})
