import type { Withdrawal } from '@koi/contract/withdraw'
import { expect, test } from 'vitest'
import { withdrawalLadder } from './withdrawalLadder.ts'

const at = (second: number) => `2026-11-21T12:40:${String(second).padStart(2, '0')}.000Z`

const order: Withdrawal = {
  id: 'W26112100001',
  state: 'requested',
  amount: 20000n,
  fee: 100n,
  net: 19900n,
  account: {
    kind: 'alipay',
    code: 'alipay',
    name: '支付宝',
    network: null,
    tail: '4417',
    masked: '**** 4417',
  },
  coin: null,
  requestedAt: at(0),
  arrivesBy: '2026-11-21T13:10:00.000Z',
  steps: [{ state: 'requested', at: at(0), reason: null }],
}
const zone = 'Asia/Shanghai'
const short = (ladder: ReturnType<typeof withdrawalLadder>) => ladder.map(({ id, state }) => `${id} ${state}`)

test('the step that was reached last is under way, the others lie ahead, the last with the time it is expected', () => {
  const ladder = withdrawalLadder(order, zone)
  expect(short(ladder)).toEqual([
    'requested current',
    'reviewing waiting',
    'processing waiting',
    'paid waiting',
  ])
  expect(ladder[0]).toMatchObject({ time: '11-21 20:40:00', detail: expect.stringContaining('¥200.00') })
  expect(ladder[3]?.time).toBe('预计 11-21 21:10 前')
})

test('a withdrawal that is paid has done every step, and says what was paid', () => {
  const steps = (['requested', 'reviewing', 'processing', 'paid'] as const).map((state, index) => ({
    state,
    at: at(index),
    reason: null,
  }))
  const ladder = withdrawalLadder({ ...order, state: 'paid', steps }, zone)
  expect(new Set(ladder.map(({ state }) => state))).toEqual(new Set(['done']))
  expect(ladder.at(-1)?.detail).toContain('¥199.00')
})

test('a rejected one ends there, with its reason and what came back', () => {
  const ladder = withdrawalLadder(
    {
      ...order,
      state: 'rejected',
      steps: [
        { state: 'requested', at: at(0), reason: null },
        { state: 'reviewing', at: at(2), reason: null },
        { state: 'rejected', at: at(6), reason: 'account-unconfirmed' },
      ],
    },
    zone,
  )
  expect(short(ladder)).toEqual(['requested done', 'reviewing done', 'rejected failed'])
  expect(ladder.at(-1)?.detail).toBe('收款账户未能核实。¥200.00 已退回主钱包。')
})
