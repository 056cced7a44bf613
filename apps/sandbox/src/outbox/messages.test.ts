import { describe, expect, it } from 'vitest'
import { messageTimes, readMessages } from './messages.ts'
import { outboxTexts } from './outboxTexts.ts'

const item = {
  purpose: 'login',
  code: '482913',
  sentAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2026-11-21T10:05:00.000Z',
}
const sent = Date.parse(item.sentAt)

describe('readMessages', () => {
  it('reads the messages of a reply, the latest first', () => {
    const later = { ...item, code: '111111', sentAt: '2026-11-21T10:01:00.000Z' }
    const messages = readMessages({ status: true, data: { items: [item, later] } })
    expect(messages.map(({ code }) => code)).toEqual(['111111', '482913'])
  })

  it('refuses a reply that is not a list of messages', () => {
    expect(() => readMessages({ status: false, data: 'phone-invalid' })).toThrow(TypeError)
    expect(() => readMessages({ status: true, data: 'phone-invalid' })).toThrow(TypeError)
    expect(() => readMessages({ status: true, data: { items: [{ ...item, sentAt: 'soon' }] } })).toThrow(
      TypeError,
    )
  })
})

describe('messageTimes', () => {
  const texts = outboxTexts['zh-CN']

  it('says how old a code is and how long it lasts', () => {
    expect(messageTimes(item, sent + 20_000, texts)).toEqual({
      sent: '20 秒前发出',
      left: '4:40 后失效',
      expired: false,
    })
    expect(messageTimes(item, sent + 300_000, texts)).toEqual({
      sent: '5 分钟前发出',
      left: '已失效',
      expired: true,
    })
  })

  it('shows no negative age where the clock of the device is behind', () => {
    expect(messageTimes(item, sent - 5_000, texts).sent).toBe('0 秒前发出')
  })
})
