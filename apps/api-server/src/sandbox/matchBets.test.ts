import { contract } from '@koi/contract'
import { betAt, scoreOf, verifyRound } from '@koi/contract/engines'
import { drawReply, settleReply } from '@koi/contract/sandbox'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createManualClock } from '../testing/createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../testing/createTestPlayer.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { registerMember } from '../testing/registerMember.ts'

const clock = createManualClock()
const server = await createTestServer({ clock })
let player: TestPlayer
const minute = 60_000

let account = ''

async function newMember() {
  player = createTestPlayer(server.fetch)
  account = `match${members}`
  members += 1
  await registerMember(server, player, { account })
}

/** Lets so many minutes pass from the start of a match. The login is over by then, and begins anew. */
async function passUntil(match: { startsAt: string }, minutes: number) {
  clock.advance(Date.parse(match.startsAt) - clock.now() + minutes * minute)
  await player.call(contract.login, { mode: 'password', account, password: 'carp2026' })
}

let members = 100
beforeEach(newMember)
afterAll(() => server.close())

const fen = (text: string) => BigInt(text.replace('.', ''))

/** The next match that has not started, as the schedule shows it. */
async function nextMatch() {
  const [next] = (await player.call(contract.matchesComing, { limit: 1 })).items
  if (!next?.odds) throw new Error('there is always a next match with odds')
  return { ...next, odds: next.odds }
}

/** A match as the schedule shows it now. */
async function shown(id: string) {
  const day = id.replace(/^m(\d{4})(\d\d)(\d\d)-.*/, '$1-$2-$3')
  const { items } = await player.call(contract.matchList, { day, page_size: 100 })
  const match = items.find((one) => one.id === id)
  if (!match) throw new Error(`no match ${id}`)
  return match
}

async function open(
  { id, venueId, gameId }: { id: string; venueId: number; gameId: string },
  { mode = 'real', selection = 'home' }: { mode?: 'real' | 'demo'; selection?: string } = {},
) {
  const { url } = await player.call(contract.launch, {
    venue_id: venueId,
    game_id: gameId,
    mode,
    match_id: id,
    selection,
    close_other: true,
  })
  return player.redeem(url)
}

async function stakeOn(key: string, laid: Readonly<Record<string, number>>, quotes: Record<string, number>) {
  const round = randomUUID()
  const bets = Object.entries(laid).map(([selection, yuan]) => ({
    selection,
    amount: yuan.toFixed(2),
    quote: quotes[selection],
  }))
  const amount = Object.values(laid).reduce((sum, yuan) => sum + yuan, 0)
  const reply = await player.play('/sandbox/stake', { round, amount: amount.toFixed(2), bets }, key)
  return {
    round,
    reply,
    again: () => player.play('/sandbox/stake', { round, amount: amount.toFixed(2), bets }, key),
  }
}

async function look(key: string) {
  const { data } = await player.play('/sandbox/draw', {}, key)
  return v.parse(drawReply, data)
}

function quotesOf({ match }: { match?: { quotes: Record<string, number> } | null | undefined }) {
  return match?.quotes ?? {}
}

describe('a bet on a match of the schedule', () => {
  test('a stake is laid on the teams and at the odds that the schedule shows, and paid as the schedule shows the match to end', async () => {
    const match = await nextMatch()
    const session = await open(match, { selection: 'away' })
    expect(session).toMatchObject({
      selection: 'away',
      match: { id: match.id, home: { 'zh-CN': match.home.name }, away: { 'zh-CN': match.away.name } },
    })
    const quotes = quotesOf(session)
    for (const result of ['home', 'draw', 'away'] as const) {
      expect(quotes[result]).toBe(Number(fen(match.odds[result])))
    }
    const laid = { home: 10, homeMinusThreeQuarters: 20, over: 30, overThree: 40, even: 50 }
    const { round, reply, again } = await stakeOn(session.key, laid, quotes)
    expect(reply).toMatchObject({ status: true })
    expect(await again()).toEqual(reply)
    expect(await player.call(contract.balance, {})).toMatchObject({ held: '150.00', total: '1000.00' })
    const waiting = (await player.call(contract.betRecord, {})).items[0]
    expect(waiting).toMatchObject({
      state: 'open',
      issue: match.id,
      teams: { home: match.home.name, away: match.away.name, scheduled: true },
      bets: [{ selection: 'home', market: '独赢', odds: match.odds.home, standing: null }, {}, {}, {}, {}],
    })

    await passUntil(match, 60)
    const halfway = await look(session.key)
    const half = await shown(match.id)
    expect(halfway.match).toMatchObject({ state: 'live', score: half.score, time: half.time })
    expect(halfway.past).toEqual([])
    expect((await player.play('/sandbox/settle', { round }, session.key)).code).toBe('draw-pending')

    await passUntil(match, 140)
    const { past, settled, match: over } = await look(session.key)
    const end = await shown(match.id)
    expect(end.state).toBe('finished')
    expect(over).toMatchObject({ state: 'finished', score: end.score, betting: 'closed', quotes: {} })
    expect(past[0]?.issue).toBe(match.id)
    const play = settled[0]?.play
    if (!play) throw new Error('a match publishes what it was drawn from')
    expect(verifyRound(play)).toEqual([])
    expect(scoreOf(play.outcome)).toEqual(end.score)
    expect(play.serverHash).toBe(session.next.hash)
    for (const { selection, amount, quote, odds, payout } of play.bets) {
      expect(quote, selection).toBe(quotes[selection])
      expect(payout).toBe((amount * BigInt(odds)) / 100n)
    }
    const won = play.bets.filter(
      ({ selection }) => betAt(selection, scoreOf(play.outcome))?.standing === 'won',
    )
    expect(won.map(({ odds }) => odds)).toEqual(won.map(({ quote }) => quote))
    const { items } = await player.call(contract.betRecord, {})
    const sum = items[0]?.bets.reduce((all, bet) => all + fen(bet.payout), 0n)
    expect(sum).toBe(settled[0]?.payout)
    expect(items[0]?.bets.map(({ standing }) => standing)).toEqual(
      play.bets.map(({ selection }) => betAt(selection, scoreOf(play.outcome))?.standing),
    )
    expect(JSON.parse(items[0]?.published ?? '')).toMatchObject({ number: play.number, seal: play.seal })
    expect(fen((await player.call(contract.balance, {})).total)).toBe(100_000n - 15_000n + (sum ?? 0n))
  })

  test('two members bet on the same match, and both are settled by the one score', async () => {
    const match = await nextMatch()
    const first = await open(match)
    const { round } = await stakeOn(first.key, { home: 10 }, quotesOf(first))
    const other = player
    await newMember()
    const second = await open(match)
    const { round: opposite } = await stakeOn(second.key, { away: 10 }, quotesOf(second))
    await passUntil(match, 140)
    const mine = v.parse(settleReply, await player.settle(second.key, opposite))
    const theirs = v.parse(settleReply, await other.settle(first.key, round))
    expect(mine.play?.outcome).toEqual(theirs.play?.outcome)
    expect(mine.play?.serverSeed).toBe(theirs.play?.serverSeed)
    for (const { play } of [mine, theirs]) expect(play && verifyRound(play)).toEqual([])
  })

  test('odds that have changed meanwhile are refused, and nothing is taken', async () => {
    const match = await nextMatch()
    const session = await open(match)
    const quotes = quotesOf(session)
    const { reply } = await stakeOn(session.key, { home: 10 }, { ...quotes, home: (quotes['home'] ?? 0) + 1 })
    expect(reply).toMatchObject({ status: false, data: { code: 'odds-changed', selections: ['home'] } })
    await passUntil(match, 40)
    const late = await stakeOn(session.key, { home: 10 }, quotes)
    expect(['odds-changed', 'draw-closed']).toContain(late.reply.code)
    expect(await player.call(contract.balance, {})).toMatchObject({ held: '0.00', total: '1000.00' })
  })

  test('a stake that says no odds is refused, also one that names no bet, and nothing is taken', async () => {
    const session = await open(await nextMatch())
    const unquoted = [{ selection: 'home', amount: '10.00' }]
    for (const laid of [{ bets: unquoted }, {}]) {
      const stake = { round: randomUUID(), amount: '10.00', ...laid }
      expect((await player.play('/sandbox/stake', stake, session.key)).data).toEqual({
        code: 'odds-changed',
        selections: ['home'],
      })
    }
    expect(await player.call(contract.balance, {})).toMatchObject({ held: '0.00', total: '1000.00' })
  })

  test('no bet is taken once the match is all but over, and another match cannot be named', async () => {
    const match = await nextMatch()
    const session = await open(match)
    const bets = [{ selection: 'home', amount: '10.00', quote: quotesOf(session)['home'] }]
    const other = { round: randomUUID(), amount: '10.00', bets, issue: 'm20261123-coast-1' }
    expect((await player.play('/sandbox/stake', other, session.key)).code).toBe('draw-closed')
    await passUntil(match, 112)
    const { reply } = await stakeOn(session.key, { home: 10 }, quotesOf(session))
    expect(reply.code).toBe('draw-closed')
    expect(await player.call(contract.balance, {})).toMatchObject({ held: '0.00', total: '1000.00' })
  })

  test('a demo takes bets on it too, and never touches the ledger', async () => {
    const match = await nextMatch()
    const session = await open(match, { mode: 'demo' })
    await stakeOn(session.key, { home: 10 }, quotesOf(session))
    expect((await look(session.key)).placed).toHaveLength(1)
    expect(await player.call(contract.balance, {})).toMatchObject({ held: '0.00', total: '1000.00' })
  })
})

describe('a launch for a match', () => {
  const launchOf = (match: { venueId: number; gameId: string }, id: string, selection?: string) =>
    player.send(contract.launch, {
      venue_id: match.venueId,
      game_id: match.gameId,
      mode: 'real',
      match_id: id,
      ...(selection === undefined ? {} : { selection }),
    })

  test('a launch is refused when its match is over or closed, and opens nothing', async () => {
    const match = await nextMatch()
    await passUntil(match, 112)
    expect((await launchOf(match, match.id, 'home')).code).toBe('match-closed')
    await passUntil(match, 170)
    expect(await launchOf(match, match.id)).toMatchObject({ code: 'match-closed' })
    expect((await player.call(contract.currentGame, {})).game).toBeNull()
    expect(await player.call(contract.balance, {})).toMatchObject({ held: '0.00', total: '1000.00' })
  })

  test('a launch is refused for a match that is none, of another title, or too far ahead, and for a choice that is none', async () => {
    const match = await nextMatch()
    for (const id of ['m20261199-coast-1', 'm20261123-coast-99', 'm99999999-coast-1', 'x', 'm-1']) {
      expect((await launchOf(match, id)).code, id).toBe('unknown-match')
    }
    const { items } = await player.call(contract.matchList, { page_size: 100 })
    const foreign = items.find(({ gameId }) => gameId !== match.gameId)
    expect((await launchOf(match, foreign?.id ?? '')).code).toBe('unknown-match')
    const far = await player.call(contract.matchList, { day: '2026-12-30', page_size: 100 })
    const later = far.items[0]
    if (!later) throw new Error('every day has matches')
    expect(later).toMatchObject({ betting: 'soon', odds: null })
    expect((await launchOf(later, later.id)).code).toBe('match-closed')
    expect((await launchOf(match, match.id, 'homeMinusTwo')).code).toBe('invalid-input')
  })
})
