import { errorCodes } from '@koi/contract'
import { setLocale } from '@koi/i18n'
import { afterEach, expect, test } from 'vitest'
import { failureText } from './failureText.ts'

const zone = { timeZone: 'Asia/Shanghai' }
afterEach(() => void setLocale('zh-CN', { reload: false }))

test('every code of the contract has a sentence of its own in both languages', async () => {
  const codes = errorCodes.map((code) => ({ kind: 'refused', code }) as const)
  const chinese = codes.map((failure) => failureText(failure, zone))
  await setLocale('en', { reload: false })
  const english = codes.map((failure) => failureText(failure, zone))
  expect(new Set([...chinese, ...english]).size).toBe(errorCodes.length * 2)
  expect(english.join('')).not.toMatch(/\p{Script=Han}/u)
})

test('details are part of the sentence', () => {
  const text = (code: string, details: Record<string, unknown>) =>
    failureText({ kind: 'refused', code, details }, zone)
  expect(text('account-locked', { retryAt: '2026-11-21T04:30:00.000Z' })).toContain('11-21 12:30')
  expect(text('amount-out-of-range', { min: '1.00', max: '500000.00' })).toContain('¥500,000.00')
  expect(text('insufficient-balance', { available: '12.50' })).toContain('¥12.50')
})

test('details that are missing or of another shape leave a plainer sentence', () => {
  const refused = { kind: 'refused', code: 'account-locked' } as const
  const plain = failureText(refused, zone)
  expect(failureText({ ...refused, details: { retryAt: 'soon' } }, zone)).toBe(plain)
  expect(failureText({ ...refused, details: { retryAt: 5 } }, zone)).toBe(plain)
})

test('the text of a foreign backend is shown as it is, and an unknown code is named', () => {
  expect(failureText({ kind: 'refused', code: 'text', text: '账户异常 <b>' }, zone)).toBe('账户异常 <b>')
  expect(failureText({ kind: 'refused', code: 'E-77' }, zone)).toContain('E-77')
})

test('every other kind says what to do', () => {
  const kinds = ['timeout', 'network', 'aborted', 'schema', 'session-expired', 'unexpected'] as const
  expect(new Set(kinds.map((kind) => failureText({ kind }, zone))).size).toBe(kinds.length)
  expect(failureText({ kind: 'http', status: 429 }, zone)).not.toContain('429')
  expect(failureText({ kind: 'http', status: 503 }, zone)).toContain('503')
})
