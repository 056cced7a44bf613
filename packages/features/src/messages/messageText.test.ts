import { setLocale } from '@koi/i18n'
import { afterEach, expect, test } from 'vitest'
import { messageText } from './messageText.ts'

afterEach(() => void setLocale('zh-CN', { reload: false }))

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

test('a device that was logged out is told with its place and its network', () => {
  const content = {
    ...unknown,
    topic: 'device-logged-out',
    browser: 'safari',
    system: 'ios',
    place: 'SG',
  } as const
  expect(messageText(content).text).toMatch(/^Safari · iOS（新加坡）已在另一台设备上被退出登录/)
})

test('a gift is told by its name in the language of the player, with what it pays where it is money', async () => {
  const title = { 'zh-CN': '茶具', en: 'Tea set' }
  const thing = { topic: 'gift-exchanged', title, quantity: 1, value: null } as const
  expect(messageText(thing).text).toBe('您兑换了「茶具」× 1。')
  expect(messageText({ ...thing, quantity: 2, value: 1_600n }).text).toBe(
    '您兑换了「茶具」× 2，¥16.00 已存入主钱包。',
  )
  await setLocale('en', { reload: false })
  expect(messageText(thing).text).toBe('You exchanged “Tea set” × 1.')
})

test('a VIP gift that was paid is told by its kind and level', () => {
  const content = { topic: 'vip-gift-paid', amount: 800n, gift: 'level-up', level: 1 } as const
  expect(messageText(content).text).toBe('升级礼金 · VIP 1 ¥8.00 已存入主钱包。')
})
