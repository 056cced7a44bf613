import { engines, fairDraw, type Goal, goalsOf, scoreOf } from '@koi/contract/engines'
import { describe, expect, it } from 'vitest'
import { matchDuration, type MatchMoment, runMatch } from './runMatch.ts'

const goals: readonly Goal[] = [
  { minute: 1, side: 'away' },
  { minute: 44, side: 'home' },
  { minute: 90, side: 'home' },
]

/** Runs a match on a clock that each pause moves on by so many ms. */
async function watch(played: readonly Goal[], { each = 200, skipAfter = Number.POSITIVE_INFINITY } = {}) {
  let time = 5_000
  let pauses = 0
  let skip = (): void => undefined
  const skipped = new Promise<void>((resolve) => {
    skip = resolve
  })
  const moments: MatchMoment[] = []
  await runMatch({
    goals: played,
    now: () => time,
    pause: async () => {
      time += each
      pauses += 1
      if (pauses === skipAfter) skip()
    },
    skipped,
    onMoment: (moment) => moments.push(moment),
  })
  return { moments, took: time - 5_000 }
}

describe('a match that is watched', () => {
  it('runs a minute from kick-off to full time, and tells every minute once', async () => {
    const { moments, took } = await watch(goals)
    expect(took).toBe(matchDuration)
    expect(moments.map(({ minute }) => minute)).toEqual(Array.from({ length: 91 }, (_, minute) => minute))
    expect(moments.filter(({ over }) => over)).toHaveLength(1)
    expect(moments[0]).toEqual({ minute: 0, score: { home: 0, away: 0 }, goals: [], over: false })
  })

  it('tells each goal from its minute on, and ends with all of them', async () => {
    const { moments } = await watch(goals)
    expect(moments[1]).toMatchObject({ score: { home: 0, away: 1 } })
    expect(moments[43]).toMatchObject({ score: { home: 0, away: 1 } })
    expect(moments[44]).toMatchObject({ score: { home: 1, away: 1 } })
    expect(moments.at(-1)).toEqual({ minute: 90, score: { home: 2, away: 1 }, goals, over: true })
  })

  it('ends at once when the result is asked for', async () => {
    const { moments, took } = await watch(goals, { skipAfter: 10 })
    expect(took).toBeLessThan(matchDuration / 10)
    expect(moments.at(-1)).toEqual({ minute: 90, score: { home: 2, away: 1 }, goals, over: true })
  })

  it('goes on where the clock is when the page was hidden for a while', async () => {
    const { moments } = await watch(goals, { each: 25_000 })
    expect(moments.map(({ minute }) => minute)).toEqual([0, 37, 75, 90])
  })

  it('ends with the score that was drawn and paid by', async () => {
    for (let nonce = 1; nonce <= 50; nonce += 1) {
      const seeds = { serverSeed: 'server', clientSeed: 'player', nonce }
      const outcome = engines.football.draw(fairDraw(seeds))
      const { moments } = await watch(goalsOf({ ...seeds, outcome }), { each: 5_000 })
      expect(moments.at(-1)?.score).toEqual(scoreOf(outcome))
    }
  })
})
