import { errorCodes } from '@koi/contract'
import { setLocale } from '@koi/i18n'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { failureText, loadFailureTexts } from './failureText.ts'

beforeAll(() => loadFailureTexts('refused'))
const zone = { timeZone: 'Asia/Shanghai' }
afterEach(() => void setLocale('zh-CN', { reload: false }))

test('every error code has a text of its own in both languages', async () => {
  const codes = errorCodes.map((code) => ({ kind: 'refused', code }) as const)
  const chinese = codes.map((failure) => failureText(failure, zone))
  await setLocale('en', { reload: false })
  const english = codes.map((failure) => failureText(failure, zone))
  expect(new Set([...chinese, ...english]).size).toBe(errorCodes.length * 2)
  expect(english.join('')).not.toMatch(/\p{Script=Han}/u)
})

test('puts the details of a refusal into the text', () => {
  const text = (code: string, details: Record<string, unknown>) =>
    failureText({ kind: 'refused', code, details }, zone)
  expect(text('account-locked', { retryAt: '2026-11-21T04:30:00.000Z' })).toContain('11-21 12:30')
  // In the minute itself it would be refused again.
  expect(text('account-locked', { retryAt: '2026-11-21T04:30:01.000Z' })).toContain('11-21 12:31')
  expect(text('amount-out-of-range', { min: 100n, max: 50_000_000n })).toContain('¥500,000.00')
  expect(text('bad-credentials', { triesLeft: 3 })).toContain('3')
  expect(text('bad-credentials', { triesLeft: 0 })).not.toContain('0')
  expect(text('insufficient-balance', { available: 1_250n })).toContain('¥12.50')
})

test('falls back to a plain text when details are missing or malformed', () => {
  const refused = { kind: 'refused', code: 'account-locked' } as const
  const plain = failureText(refused, zone)
  expect(failureText({ ...refused, details: { retryAt: 'soon' } }, zone)).toBe(plain)
  expect(failureText({ ...refused, details: { retryAt: 5 } }, zone)).toBe(plain)
})

test('shows the text of a foreign backend unchanged and names an unknown code', () => {
  expect(failureText({ kind: 'refused', code: 'text', text: '账户异常 <b>' }, zone)).toBe('账户异常 <b>')
  expect(failureText({ kind: 'refused', code: 'E-77' }, zone)).toContain('E-77')
})

test('every other kind of failure has a text of its own', () => {
  const kinds = ['timeout', 'network', 'aborted', 'schema', 'session-expired', 'unexpected'] as const
  expect(new Set(kinds.map((kind) => failureText({ kind }, zone))).size).toBe(kinds.length)
  expect(failureText({ kind: 'http', status: 429 }, zone)).not.toContain('429')
  expect(failureText({ kind: 'http', status: 503 }, zone)).toContain('503')
})
