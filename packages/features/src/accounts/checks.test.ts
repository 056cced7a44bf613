import { expect, test } from 'vitest'
import { accountMark } from './accountMark.ts'
import { accountName } from './accountName.ts'
import { cardDigits } from './cardDigits.ts'
import { cardNumberProblem } from './cardNumberProblem.ts'
import { coinAddressProblem } from './coinAddressProblem.ts'
import { groupedText } from './groupedText.ts'

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const ethereum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

test('a card number is judged by its check digit, and each fault has its own sentence', () => {
  expect(cardNumberProblem(cardDigits('6222 0212-3456 7890 129'))).toBe('校验位不符，请逐位核对卡号')
  expect(cardNumberProblem(cardDigits('４１１１ 1111 1111 1111'))).toBeNull()
  expect(cardNumberProblem('')).toBe('请输入银行卡号')
  expect(cardNumberProblem('6222')).toContain('现在是 4 位')
  expect(cardNumberProblem(cardDigits('6222 O212'))).toBe('卡号只包含数字')
})

test('digits are shown in fours, as they stand on a card', () => {
  expect(groupedText('6217001234567890123')).toBe('6217 0012 3456 7890 123')
  expect(groupedText('4111111111111111')).toBe('4111 1111 1111 1111')
})

test('an address says which fault it has', () => {
  expect(coinAddressProblem('TRC20', tron)).toBeNull()
  expect(coinAddressProblem('ERC20', ethereum)).toBeNull()
  expect(coinAddressProblem('TRC20', '')).toBe('请粘贴收款地址')
  expect(coinAddressProblem('TRC20', ethereum)).toBe('这是 ERC20 网络的地址，与所选网络不符')
  expect(coinAddressProblem('ERC20', tron)).toBe('这是 TRC20 网络的地址，与所选网络不符')
  expect(coinAddressProblem('TRC20', tron.slice(1))).toContain('以 T 开头')
  expect(coinAddressProblem('ERC20', 'hello')).toContain('以 0x 开头')
  expect(coinAddressProblem('TRC20', tron.replace('q8Z', 'q9Z'))).toContain('校验不通过')
  expect(coinAddressProblem('ERC20', ethereum.replace('5aA', '6aA'))).toContain('校验不通过')
  expect(coinAddressProblem('ERC20', ethereum.toLowerCase())).toContain('大小写')
})

test('an account is named by its last four characters, and a mail address by what is left of it', () => {
  const alipay = { kind: 'alipay', code: 'alipay', name: '支付宝', network: null } as const
  const phone = accountMark({ ...alipay, tail: '5544', masked: '**** 5544' })
  const mail = accountMark({ ...alipay, tail: 'mple', masked: 'k***@mail.example' })
  expect(accountName(phone)).toBe('支付宝（尾号 5544）')
  expect(accountName(mail)).toBe('支付宝（k***@mail.example）')
  expect(mail.picture).toBe('/pictures/banks/alipay.png')
})
