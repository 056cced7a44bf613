import { describe, expect, it } from 'vitest'
import { deskTopics, looksSecret, topicOf } from './deskAnswers.ts'

describe('topicOf', () => {
  it.each([
    ['我的存款怎么还没到账？', 'deposit'],
    ['提现要多久', 'withdrawal'],
    ['How much turnover do I still need?', 'turnover'],
    ['游戏是不是作弊', 'fairness'],
    ['I think I am addicted', 'stop'],
    ['ＲＴＰ 是多少', 'fairness'],
  ])('takes %s for a question about %s', (question, id) => {
    expect(topicOf(question)?.id).toBe(id)
  })

  it('a question about anything else has no topic', () => {
    for (const question of ['今天天气怎么样', '', '   ', '<script>']) expect(topicOf(question)).toBeNull()
  })

  it('finds each topic by its own question in both languages', () => {
    for (const { id, question } of deskTopics)
      for (const text of Object.values(question)) expect(topicOf(text)?.id, text).toBe(id)
  })
})

describe('looksSecret', () => {
  it('notices codes, card numbers and passwords', () => {
    for (const text of [
      '482913',
      '验证码 482 913',
      '6217 0000 0000 0000 000',
      '密码是 abc12345',
      'my password: hunter2',
    ])
      expect(looksSecret(text), text).toBe(true)
  })

  it('leaves amounts, order numbers in groups of letters and plain questions alone', () => {
    for (const text of [
      '存款 5000 没到账',
      '存款 200000 还没有到账',
      '忘记密码怎么办',
      'D20261123-0042',
      'I forgot my password',
    ])
      expect(looksSecret(text), text).toBe(false)
  })
})
