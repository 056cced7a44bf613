import { expect, test } from 'vitest'
import { accountName, accountSummary } from './accountEntry.ts'

test('names an account by its last four characters, or by its masked e-mail address', () => {
  const alipay = { kind: 'alipay', code: 'alipay', name: '支付宝', network: null } as const
  const phone = accountSummary({ ...alipay, tail: '5544', masked: '**** 5544' })
  const mail = accountSummary({ ...alipay, tail: 'mple', masked: 'k***@mail.example' })
  expect(accountName(phone)).toBe('支付宝（尾号 5544）')
  expect(accountName(mail)).toBe('支付宝（k***@mail.example）')
  expect(mail.picture).toBe('/pictures/banks/alipay.png')
})
