import { expect, test } from 'vitest'
import { coinAddressProblem } from './useBindCoin.ts'

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const ethereum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

test('names the fault of a coin address', () => {
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
