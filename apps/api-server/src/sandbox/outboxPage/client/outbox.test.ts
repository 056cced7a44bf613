import { describe, expect, it } from 'vitest'
import { messageTimes } from './messageTimes.ts'
import { readOutbox } from './readOutbox.ts'
import { outboxTexts } from './outboxTexts.ts'

const item = {
  purpose: 'login',
  code: '482913',
  sentAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2026-11-21T10:05:00.000Z',
}
const sent = Date.parse(item.sentAt)

describe('the sandbox outbox', () => {
  it('reads messages, the latest first', () => {
    const later = { ...item, code: '111111', sentAt: '2026-11-21T10:01:00.000Z' }
    expect(readOutbox({ items: [item, later] }).map(({ code }) => code)).toEqual(['111111', '482913'])
  })

  it('refuses what is no list of messages', () => {
    expect(() => readOutbox('phone-invalid')).toThrow(TypeError)
    expect(() => readOutbox({ items: [{ ...item, sentAt: 'soon' }] })).toThrow(TypeError)
  })

  it('tells how old a code is and how long it lasts', () => {
    const [message] = readOutbox({ items: [item] })
    if (message === undefined) throw new Error('one message was given')
    const texts = outboxTexts['zh-CN']
    expect(messageTimes(message, sent + 20_000, texts)).toEqual({
      sent: '20 秒前发出',
      left: '4:40 后失效',
      expired: false,
    })
    expect(messageTimes(message, sent + 300_000, texts)).toEqual({
      sent: '5 分钟前发出',
      left: '已失效',
      expired: true,
    })
    // A device clock behind the server's shows no negative age.
    expect(messageTimes(message, sent - 5_000, texts).sent).toBe('0 秒前发出')
  })
})
