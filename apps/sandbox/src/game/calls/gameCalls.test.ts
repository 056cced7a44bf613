import { describe, expect, it } from 'vitest'
import { createGameCalls } from './gameCalls.ts'

const round = '0192d3f0-6c1e-4d2a-9b5f-3a7c1e2d4f60'
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
  engine: 'threeReels',
  next: { hash: 'h', nonce: 1 },
}

function callsAnswering(answer: () => Response) {
  const sent: Request[] = []
  const calls = createGameCalls({
    fetch: async (input, init) => {
      const path = typeof input === 'string' ? input : ''
      sent.push(new Request(new URL(path, 'http://sandbox.test'), init))
      return answer()
    },
  })
  return { calls, sent }
}

describe('createGameCalls', () => {
  it('reads the amounts of a session as fen', async () => {
    const { calls } = callsAnswering(() => Response.json({ status: true, data: session }))
    expect(await calls.redeem('a'.repeat(20))).toMatchObject({
      kind: 'done',
      reply: { balance: 10000n, stake: { min: 100n, max: 5000n }, openRound: null },
    })
  })

  it('sends an amount as a decimal string and the key only in a header', async () => {
    const { calls, sent } = callsAnswering(() =>
      Response.json({ status: true, data: { round, stake: '1.50', balance: '8.50' } }),
    )
    await calls.stake('secret', round, { amount: 150n, bets: [], clientSeed: 's' })
    const request = sent[0]
    expect(request?.url).toBe('http://sandbox.test/sandbox/stake')
    expect(request?.headers.get('authorization')).toBe('Bearer secret')
    expect(await request?.json()).toEqual({ round, amount: '1.50' })
  })

  it('reads the code of a refusal that is a text or an object', async () => {
    const text = callsAnswering(() => Response.json({ status: false, data: 'game-closed' }))
    expect(await text.calls.settle('k', round)).toMatchObject({ kind: 'refused', code: 'game-closed' })
    const object = callsAnswering(() =>
      Response.json({ status: false, data: { code: 'amount-out-of-range', min: '1.00' } }),
    )
    expect(await object.calls.stake('k', round, { amount: 1n, bets: [], clientSeed: 's' })).toEqual({
      kind: 'refused',
      code: 'amount-out-of-range',
      openRound: null,
    })
  })

  it('reads which bets are no longer offered when a stake is refused for them', async () => {
    const fields = [
      { path: 'bets.homeMinus', rule: 'unknown' },
      { path: 'amount', rule: 'range' },
    ]
    const { calls } = callsAnswering(() =>
      Response.json({ status: false, data: { code: 'invalid-input', fields } }),
    )
    expect(await calls.stake('k', round, { amount: 100n, bets: [], clientSeed: 's' })).toEqual({
      kind: 'refused',
      code: 'invalid-input',
      openRound: null,
      closed: ['homeMinus'],
    })
  })

  it('reads which round is still open when a stake is refused for it', async () => {
    const { calls } = callsAnswering(() =>
      Response.json({ status: false, data: { code: 'game-active', round, stake: '3.00', commitment: null } }),
    )
    expect(await calls.stake('k', round, { amount: 100n, bets: [], clientSeed: 's' })).toMatchObject({
      openRound: { round, stake: 300n, commitment: null },
    })
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
  ])('counts %s as unanswered', async (_name, answer) => {
    expect(await callsAnswering(answer).calls.redeem('a'.repeat(20))).toEqual({ kind: 'unanswered' })
  })

  it('reads the largest amount of the wire exactly', async () => {
    const data = { ...session, balance: '999999999999999.99' }
    const { calls } = callsAnswering(() => Response.json({ status: true, data }))
    expect(await calls.redeem('a'.repeat(20))).toMatchObject({ reply: { balance: 99999999999999999n } })
  })

  it.each(['', '1', '1.5', '1e3', ' 1.00', '1,000.00', '1.000', '.50', 'NaN'])(
    'counts a reply with the amount %j as unanswered',
    async (balance) => {
      const data = { ...session, balance }
      const { calls } = callsAnswering(() => Response.json({ status: true, data }))
      expect(await calls.redeem('a'.repeat(20))).toEqual({ kind: 'unanswered' })
    },
  )
})
