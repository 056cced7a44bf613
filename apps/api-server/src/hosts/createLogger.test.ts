import { expect, test } from 'vitest'
import { createLogger } from './createLogger.ts'

function logged(options?: { terminal: boolean }) {
  const lines: string[] = []
  return { lines, logger: createLogger({ write: (line) => void lines.push(line) }, options) }
}

test('writes a failure as one JSON line with its time and fields', () => {
  const { lines, logger } = logged()
  logger.error('a call failed', { path: '/api/game/transfer', stack: 'line one\nline two' })
  expect(lines).toHaveLength(1)
  const [line = ''] = lines
  expect(line.indexOf('\n')).toBe(line.length - 1)
  expect(JSON.parse(line)).toEqual({
    level: 'error',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    message: 'a call failed',
    path: '/api/game/transfer',
    stack: 'line one\nline two',
  })
})

test.each([{ terminal: false }, { terminal: true }])('hides tokens, passwords and bodies: %o', (options) => {
  const { lines, logger } = logged(options)
  const secrets = {
    t: 'canary-1',
    token: 'canary-2',
    password: 'canary-3',
    body: 'canary-4',
    phone: 'canary-5',
  }
  logger.error('a call failed', { path: '/api/login', ...secrets })
  expect(lines.join('')).toContain('/api/login')
  expect(lines.join('')).not.toContain('canary')
})

test('writes a readable line at a terminal', () => {
  const { lines, logger } = logged({ terminal: true })
  logger.error('a job failed', { kind: 'deposit.expire', attempt: 2 })
  expect(lines.join('')).toMatch(/^\d\d:\d\d:\d\d error a job failed kind=deposit.expire attempt=2\n$/)
})
