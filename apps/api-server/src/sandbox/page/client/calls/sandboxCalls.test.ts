import { describe, expect, it } from 'vitest'
import { createSandboxCalls } from './sandboxCalls.ts'

const session = {
  key: 'k',
  gameType: 'slots',
  gameName: '锦鲤跃龙门',
  venueName: '海风',
  mode: 'real',
  balance: '100.00',
  stake: { min: '1.00', max: '50.00' },
  rtp: '96.10',
  locale: 'zh-CN',
  shellOrigin: 'http://127.0.0.1:4173',
  openRound: null,
}

function answering(answer: () => Response): {
  calls: ReturnType<typeof createSandboxCalls>
  sent: Request[]
} {
  const sent: Request[] = []
  const calls = createSandboxCalls({
    fetch: async (input, init) => {
      const path = typeof input === 'string' ? input : ''
      sent.push(new Request(new URL(path, 'http://sandbox.test'), init))
      return answer()
    },
  })
  return { calls, sent }
}

describe('calls of the game page', () => {
  it('read a session into fen', async () => {
    const { calls } = answering(() => Response.json({ status: true, data: session }))
    expect(await calls.redeem('a'.repeat(20))).toMatchObject({
      kind: 'done',
      reply: { balance: 10000n, limits: { min: 100n, max: 5000n }, openRound: null },
    })
  })

  it('send the amount as a decimal string and the key only in a header', async () => {
    const { calls, sent } = answering(() =>
      Response.json({ status: true, data: { round: 'r', stake: '1.50', balance: '8.50' } }),
    )
    await calls.stake('secret', 'r', 150n)
    const request = sent[0]
    expect(request?.url).toBe('http://sandbox.test/sandbox/stake')
    expect(request?.headers.get('authorization')).toBe('Bearer secret')
    expect(await request?.json()).toEqual({ round: 'r', amount: '1.50' })
  })

  it('tell a refusal with its code, as a text or in an object', async () => {
    const text = answering(() => Response.json({ status: false, data: 'game-closed' }))
    expect(await text.calls.settle('k', 'r')).toMatchObject({ kind: 'refused', code: 'game-closed' })
    const object = answering(() =>
      Response.json({ status: false, data: { code: 'amount-out-of-range', min: '1.00' } }),
    )
    expect(await object.calls.stake('k', 'r', 1n)).toEqual({
      kind: 'refused',
      code: 'amount-out-of-range',
      openRound: null,
    })
  })

  it('read which round is still open when that is why', async () => {
    const { calls } = answering(() =>
      Response.json({ status: false, data: { code: 'game-active', round: 'old', stake: '3.00' } }),
    )
    expect(await calls.stake('k', 'r', 100n)).toMatchObject({ openRound: { round: 'old', stake: 300n } })
  })

  it.each([
    ['another status', () => new Response('{}', { status: 503 })],
    ['no JSON', () => new Response('<html>')],
    ['no envelope', () => Response.json([1])],
    ['data that does not fit', () => Response.json({ status: true, data: { ...session, balance: 100 } })],
    [
      'an unknown kind of game',
      () => Response.json({ status: true, data: { ...session, gameType: 'dice' } }),
    ],
    [
      'no connection',
      () => {
        throw new TypeError('fetch failed')
      },
    ],
  ])('count %s as unanswered', async (_name, answer) => {
    expect(await answering(answer).calls.redeem('a'.repeat(20))).toEqual({ kind: 'unanswered' })
  })
})
