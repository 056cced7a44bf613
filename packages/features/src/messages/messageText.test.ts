import { expect, test } from 'vitest'
import { messageText } from './messageText.ts'

const unknown = {
  topic: 'new-device',
  browser: 'other',
  system: 'other',
  address: null,
  place: null,
} as const

test('a login from a browser that nobody knows is told by the name that the list of devices has for it', () => {
  expect(messageText(unknown).text).toMatch(/^未知浏览器 登录了您的账户/)
  expect(messageText({ ...unknown, place: 'local' }).text).toMatch(/^未知浏览器（局域网）登录/)
})

test('a login is told with its place and its network, as far as they are known', () => {
  const content = { ...unknown, browser: 'chrome', system: 'windows', address: '203.0.*.*' } as const
  expect(messageText({ ...content, place: 'SG' }).text).toMatch(
    /^Chrome · Windows（新加坡 · 203\.0\.\*\.\*）登录/,
  )
  expect(messageText(content).text).toMatch(/^Chrome · Windows（203\.0\.\*\.\*）登录/)
})
