import { describe, expect, it } from 'vitest'
import { createCashierCalls } from './cashierCalls.ts'
import { cashierActions } from './cashierSession.ts'
import { cashierTexts, refusedText } from './cashierTexts.ts'
import { paidBy } from './paidBy.ts'
import { paidText } from './paidText.ts'
import { pressedBefore } from './pressedBefore.ts'
import { readSession } from './readSession.ts'

const reply = {
  key: 'k'.repeat(43),
  order: 'D2611210000000000',
  channel: 'coin',
  amount: '500.00',
  due: { amount: '69.45', unit: 'USDT', network: 'TRC20' },
  expiresAt: '2026-11-21T10:15:00.000Z',
  locale: 'zh-CN',
}

describe('the sandbox cashier', () => {
  it('reads its order exactly', () => {
    expect(readSession(reply)).toMatchObject({
      amount: 50_000n,
      due: { amount: 6945n, unit: 'USDT', network: 'TRC20' },
      expiresAt: Date.parse(reply.expiresAt),
    })
    expect(() => readSession({ ...reply, expiresAt: 'soon' })).toThrow(TypeError)
    expect(() => readSession({ ...reply, amount: 500 })).toThrow(TypeError)
  })

  it('says what was paid in what it is paid in', () => {
    const { due } = readSession(reply)
    expect(paidText(due.amount, due)).toBe('69.45 USDT')
    expect(paidText(paidBy('short', due.amount), due)).toBe('55.56 USDT')
    expect(paidText(paidBy('late', 50_000n), { ...due, unit: 'CNY' })).toBe('¥500.00')
  })

  it('has something to say after every press, in both languages', () => {
    for (const texts of Object.values(cashierTexts)) {
      const said = cashierActions.map((action) => texts.told[action].text('¥1.00'))
      expect(new Set(said).size).toBe(cashierActions.length)
    }
  })

  it('tells an order that is settled from a page that is stale', () => {
    const texts = cashierTexts.en
    const refused = (code: string) => refusedText(texts, { kind: 'refused', code, openRound: null })
    expect(refused('order-closed')).toBe(texts.closed)
    expect(refused('order-unknown')).toBe(texts.invalid)
  })

  it('knows after a reload what settled its order, and nothing from what it did not keep itself', () => {
    expect(pressedBefore({ pressed: 'twice', locale: 'en' })).toEqual({ pressed: 'twice', locale: 'en' })
    for (const other of [null, 'confirm', {}, { pressed: 'steal', locale: 'en' }]) {
      expect(pressedBefore(other)).toBeNull()
    }
  })

  it('sends its key in a header only, and leaves open what got no answer', async () => {
    const sent: Request[] = []
    const calls = createCashierCalls({
      fetch: async (input, init) => {
        sent.push(new Request(new URL(typeof input === 'string' ? input : '', 'http://sandbox.test'), init))
        return sent.length === 1
          ? Response.json({ status: true, data: { sent: true } })
          : new Response('', { status: 502 })
      },
    })
    expect(await calls.act(reply.key, 'twice', 'p1')).toEqual({ kind: 'done', reply: true })
    expect(await calls.act(reply.key, 'twice', 'p1')).toEqual({ kind: 'unanswered' })
    const [request] = sent
    expect(request?.headers.get('authorization')).toBe(`Bearer ${reply.key}`)
    expect(await request?.json()).toEqual({ action: 'twice', id: 'p1' })
    expect(request?.url).not.toContain(reply.key)
  })
})
