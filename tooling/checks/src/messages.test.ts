import { expect, test } from 'vitest'
import { messageFaults } from './messages.ts'

const source = 'm.wallet_total() + m.wallet_left({ amount })'
const wallet = {
  'zh-CN': { wallet_total: '总额', wallet_left: '剩余 {amount}' },
  en: { wallet_total: 'Total', wallet_left: '{amount} left' },
}
const faultsOf = (changed: Partial<typeof wallet> | Record<string, Record<string, string>>, text = source) =>
  messageFaults({ wallet: { ...wallet, ...changed } }, ['wallet'], [text])

test('finds nothing in messages that are complete and used', () => {
  expect(faultsOf({})).toEqual([])
})

test('finds a key that one language lacks, whichever', () => {
  expect(faultsOf({ en: { wallet_total: 'Total' } })).toEqual([
    'wallet_left is missing in en: messages/wallet/en.json',
  ])
  expect(faultsOf({ 'zh-CN': { wallet_total: '总额' } })).toEqual([
    'wallet_left is missing in zh-CN: messages/wallet/zh-CN.json',
  ])
})

test('finds a key that nothing uses', () => {
  expect(faultsOf({}, 'm.wallet_total()')).toEqual([
    'wallet_left is used nowhere: remove it in every language',
  ])
})

test.each([
  [
    { wallet_total: 'Total', wallet_left: '{sum} left' },
    'wallet_left takes other values in en than in zh-CN',
  ],
  [{ wallet_total: ' ', wallet_left: '{amount} left' }, 'wallet_total is empty in en'],
  [{ wallet_total: '总额', wallet_left: '{amount} left' }, 'wallet_total has Chinese text in en'],
])('finds a translation that differs, is empty or is none', (en, fault) => {
  expect(faultsOf({ en })).toEqual([fault])
})

test('finds a key outside of its namespace, and a namespace that is not compiled', () => {
  const stray = { 'zh-CN': { home_title: '首页' }, en: { home_title: 'Home' } }
  expect(messageFaults({ wallet: stray }, [], ['m.home_title()'])).toEqual([
    'home_title stands in wallet and must begin with wallet_',
    'wallet is not listed in project.inlang/settings.json',
  ])
})
