import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type EngineId, engineIds, engines, fairDraw, hashOfSeed, sealRound } from '../engines/index.ts'
import { drawMatch, selectionsOf, settleBets } from '../engines/index.ts'
import { encodeAmounts } from '../wire.ts'
import { verifyRounds } from './verifyRounds.ts'

/** The line that is published of a round. */
function published(id: EngineId, nonce: number): string {
  const serverSeed = `secret-${id}-${nonce}`
  const seeds = { serverSeed, clientSeed: 'player-seed', nonce }
  const outcome = engines[id].draw(fairDraw(seeds))
  const laid = selectionsOf(engines[id])
    .slice(0, 3)
    .map(({ id: selection }, at) => ({ selection, amount: BigInt(100 * (at + 1)) }))
  const { bets } = settleBets(engines[id], laid, outcome)
  const number = `20261123-${String(engineIds.indexOf(id) * 1_000 + nonce).padStart(6, '0')}`
  const round = { ...seeds, number, engine: id, serverHash: hashOfSeed(serverSeed), bets, outcome }
  return JSON.stringify(encodeAmounts({ ...round, seal: sealRound(round) }))
}

/** The line that is published of a bet on a draw, the same draw for every `round` of it. */
function drawn(round: number, serverSeed = 'secret-draw'): string {
  const issue = '20261123-0417'
  const seeds = { serverSeed, clientSeed: `g5017-${issue}`, nonce: 417 }
  const outcome = engines.fiveDigits.draw(fairDraw(seeds))
  const { bets } = settleBets(engines.fiveDigits, [{ selection: 'big', amount: 100n }], outcome)
  const number = `20261123-${String(round).padStart(6, '0')}`
  const serverHash = hashOfSeed(serverSeed)
  const told = { ...seeds, number, issue, engine: 'fiveDigits' as const, serverHash, bets, outcome }
  return JSON.stringify(encodeAmounts({ ...told, seal: sealRound(told) }))
}

/** The line that is published of a bet on a match of the schedule. */
function onMatch(round: number, serverSeed = 'secret-match'): string {
  const match = {
    id: 'm20261123-coast-3',
    home: { 'zh-CN': '望潮队', en: 'Tidewatch' },
    away: { 'zh-CN': '灯塔湾', en: 'Lighthouse Bay' },
    expected: { home: 1_480, away: 1_210 },
  }
  const seeds = { serverSeed, clientSeed: `koi-${match.id}`, nonce: 1 }
  const outcome = drawMatch(fairDraw(seeds), match)
  const laid = ['home', 'overTwoThreeQuarters'].map((selection, at) => ({
    selection,
    amount: 1_000n,
    quote: 206 + 40 * at,
  }))
  const { bets } = settleBets(engines.football, laid, outcome)
  const number = `20261123-${String(round).padStart(6, '0')}`
  const serverHash = hashOfSeed(serverSeed)
  const told = {
    ...seeds,
    number,
    issue: match.id,
    match,
    engine: 'football' as const,
    serverHash,
    bets,
    outcome,
  }
  return JSON.stringify(encodeAmounts({ ...told, seal: sealRound(told) }))
}

const script = ['--disable-warning=ExperimentalWarning', fileURLToPath(new URL('main.ts', import.meta.url))]

function runScript(input: string) {
  const { status, stdout } = spawnSync(process.execPath, script, { input, encoding: 'utf8' })
  return { status, stdout }
}

describe.each(engineIds)('published rounds of %s', (id) => {
  test('1,000 honest ones verify from their data alone', () => {
    const text = Array.from({ length: 1_000 }, (_, nonce) => published(id, nonce)).join('\n')
    const verdicts = verifyRounds(text)
    expect(verdicts).toHaveLength(1_000)
    expect(verdicts.filter(({ faults }) => faults.length > 0)).toEqual([])
  })

  test('any flipped bit of the text of a round is noticed', () => {
    const line = id === 'fiveDigits' ? drawn(7) : published(id, 7)
    const bytes = new TextEncoder().encode(line)
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const forged = Uint8Array.from(bytes)
      const at = bit >> 3
      forged[at] = (forged[at] ?? 0) ^ (1 << (bit & 7))
      const verdicts = verifyRounds(new TextDecoder().decode(forged))
      expect(
        verdicts.some(({ faults }) => faults.length > 0),
        `bit ${bit & 7} of byte ${at}`,
      ).toBe(true)
    }
  })
})

describe('verification of published rounds', () => {
  test('a round that comes twice, a number or a seed of another round is noticed', () => {
    const line = published('roulette', 1)
    expect(verifyRounds(`${line}\n${line}`).map(({ faults }) => faults)).toEqual([[], ['repeated']])
  })

  test('bets on one draw share its seed; another seed for it, and its seed in another round, are noticed', () => {
    const faults = (...lines: readonly string[]) => verifyRounds(lines.join('\n')).map((one) => one.faults)
    expect(faults(drawn(1), drawn(2))).toEqual([[], []])
    expect(faults(drawn(1), drawn(2, 'other-seed'))).toEqual([[], ['divided']])
    expect(faults(drawn(1), drawn(1))).toEqual([[], ['repeated']])
    expect(faults(drawn(1), drawn(2).replaceAll('0417', '0418'))[1]).toContain('repeated')
    expect(faults(drawn(1).replace('"issue":"20261123-0417"', '"issue":"20261123-0418"'))).toEqual([
      ['outcome', 'seal'],
    ])
  })

  test('text that is no round, negative amounts and unknown fields are noticed', () => {
    const line = published('roulette', 1)
    for (const wrong of [
      '{',
      'null',
      '[]',
      line.replace('"1.00"', '"-1.00"'),
      line.replace('{', '{"a":1,'),
    ]) {
      expect(verifyRounds(wrong)).toEqual([{ round: 'line 1', faults: ['unreadable'] }])
    }
  })

  test('the script says which rounds do not verify, and fails for them and for nothing at all', () => {
    const lines = [published('baccarat', 1), published('football', 2)]
    expect(runScript(lines.join('\n'))).toEqual({ status: 0, stdout: '2 rounds, 0 do not verify\n' })
    const forged = lines.join('\n').replace('player-seed', 'player-sefd')
    const { status, stdout } = runScript(forged)
    expect(status).toBe(1)
    expect(stdout).toContain('20261123-000001: outcome')
    expect(stdout).toContain('2 rounds, 1 do not verify')
    expect(runScript('').status).toBe(1)
  })

  test('the script waits for rounds that come through a pipe later than it reads them', async () => {
    const child = spawn(process.execPath, script, { stdio: ['pipe', 'pipe', 'ignore'] })
    const [told, ended] = [text(child.stdout), once(child, 'exit')]
    // A script that has given up reads no more: how it ended says so.
    child.stdin.on('error', () => undefined)
    const many = Array.from({ length: 1_000 }, (_, nonce) => published('roulette', nonce))
    child.stdin.end(many.join('\n'))
    expect(await ended).toEqual([0, null])
    expect(await told).toBe('1000 rounds, 0 do not verify\n')
  })
})

describe('bets on a match of the schedule', () => {
  test('verify from their data alone, however many lie on it', () => {
    const text = Array.from({ length: 100 }, (_, round) => onMatch(round)).join('\n')
    expect(verifyRounds(text).flatMap(({ faults }) => faults)).toEqual([])
    const verdicts = verifyRounds([onMatch(1), onMatch(2, 'another-secret')].join('\n'))
    expect(verdicts.map(({ faults }) => faults)).toEqual([[], ['divided']])
  })

  test('any flipped bit of the text of one is noticed', () => {
    const bytes = new TextEncoder().encode(onMatch(7))
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const forged = Uint8Array.from(bytes)
      const at = bit >> 3
      forged[at] = (forged[at] ?? 0) ^ (1 << (bit & 7))
      const verdicts = verifyRounds(new TextDecoder().decode(forged))
      expect(
        verdicts.some(({ faults }) => faults.length > 0),
        `bit ${bit & 7} of ${JSON.stringify(String.fromCodePoint(bytes[at] ?? 0))} at ${at}`,
      ).toBe(true)
    }
  })

  test('one of other teams, another match or without its quote is noticed', () => {
    const line = onMatch(7)
    const faultsOf = (forged: string) => verifyRounds(forged)[0]?.faults ?? []
    expect(faultsOf(line.replace('"home":1480', '"home":1481'))).toContain('seal')
    expect(faultsOf(line.replace('"id":"m20261123', '"id":"m20261124'))).toContain('outcome')
    expect(faultsOf(line.replace('"quote":206,', ''))).toContain('outcome')
    expect(faultsOf(line.replace(/"match":\{.*\}\},/, ''))).toContain('outcome')
  })
})
