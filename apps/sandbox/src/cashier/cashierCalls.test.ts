import { expect, it } from 'vitest'
import { createCashierCalls } from './cashierCalls.ts'

const order = {
  key: 'k'.repeat(43),
  order: 'D2611210000000000',
  channel: 'coin',
  amount: '500.00',
  due: { amount: '69.45', unit: 'USDT', network: 'TRC20' },
  expiresAt: '2026-11-21T10:15:00.000Z',
  locale: 'zh-CN',
}

function callsAnswering(...answers: Response[]) {
  const sent: Request[] = []
  const calls = createCashierCalls({
    fetch: async (input, init) => {
      sent.push(new Request(new URL(typeof input === 'string' ? input : '', 'http://sandbox.test'), init))
      return answers.shift() ?? new Response('', { status: 502 })
    },
  })
  return { calls, sent }
}

const redeem = (data: object) => callsAnswering(Response.json({ status: true, data })).calls.redeem('t')

it('reads the amounts of an order exactly', async () => {
  expect(await redeem(order)).toMatchObject({
    kind: 'done',
    reply: {
      amount: 50_000n,
      due: { amount: 6945n, unit: 'USDT', network: 'TRC20' },
      expiresAt: order.expiresAt,
    },
  })
})

it('counts an order whose fields do not fit as unanswered', async () => {
  expect(await redeem({ ...order, expiresAt: 'soon' })).toEqual({ kind: 'unanswered' })
  expect(await redeem({ ...order, amount: 500 })).toEqual({ kind: 'unanswered' })
})

it('sends its key in a header only, and counts a press without an answer as unanswered', async () => {
  const { calls, sent } = callsAnswering(Response.json({ status: true, data: { sent: true } }))
  expect(await calls.act(order.key, 'twice', 'p1')).toMatchObject({ kind: 'done' })
  expect(await calls.act(order.key, 'twice', 'p1')).toEqual({ kind: 'unanswered' })
  const [request] = sent
  expect(request?.headers.get('authorization')).toBe(`Bearer ${order.key}`)
  expect(await request?.json()).toEqual({ action: 'twice', id: 'p1' })
  expect(request?.url).not.toContain(order.key)
})
