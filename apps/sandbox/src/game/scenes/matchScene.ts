import { goalsOf, scoreOf } from '@koi/contract/engines'
import { canvas } from '../../drawing/elements.ts'
import type { MatchOnClock } from '../calls/gameCalls.ts'
import { clockOf, minuteOf } from '../sports/matchMoment.ts'
import { runMatch } from '../sports/runMatch.ts'
import { teamsOf, teamsOfMatch, teamsOfPlay } from '../sports/teams.ts'
import { sportsTexts } from '../sports/sportsTexts.ts'
import { createMatchBall } from './matchBall.ts'
import type { Scene, SceneDeps } from './scene.ts'
import { createScoreBoard } from './scoreBoard.ts'
import { stadium } from './stadium.ts'

/** A minute of a match that is told in short takes so long, ms. */
const recapMinute = 70
const never = new Promise<void>(() => {})

/** A match that is bet on and then watched: of the schedule as its clock goes, else at once: the teams are those that were announced, clock and score run for a minute. */
export function createMatchScene({ motion, locale, texts }: SceneDeps): Scene {
  const words = sportsTexts[locale]
  const board = createScoreBoard({ locale, texts })
  const ball = createMatchBall(motion)
  let announced: string | null = null
  let skip = (): void => undefined

  function drawNext(state: string): void {
    board.draw({ teams: announced === null ? null : teamsOf(announced), score: '– : –', state })
  }
  drawNext(texts.kickOff)

  let watched: MatchOnClock | null = null
  let recapping = false

  /** A match of the schedule as it stands. */
  function drawWatched(match: MatchOnClock): void {
    const { score } = match
    board.draw({
      teams: teamsOfMatch(match),
      score: score ? `${score.home} : ${score.away}` : '– : –',
      state: clockOf(match, words),
      title: words.scheduled,
    })
  }

  /** Shows in a few seconds how a match came to where it is. */
  async function recap(match: MatchOnClock): Promise<void> {
    const until = minuteOf(match)
    if (motion.reduced) return
    recapping = true
    ball.pass(2_400)
    await runMatch({
      goals: match.goals,
      until,
      duration: until * recapMinute,
      now: motion.now,
      pause: motion.pause,
      skipped: never,
      onMoment({ score, minute }) {
        const state = words.clock(minute)
        board.draw({
          teams: teamsOfMatch(match),
          score: `${score.home} : ${score.away}`,
          state,
          title: words.scheduled,
        })
      },
    })
    recapping = false
    drawWatched(watched ?? match)
    if (match.state === 'finished') ball.stop()
  }

  return {
    backdrop: stadium(),
    picture: canvas({ fill: false }, board.element, ball.element),
    announce(next, { drawn }) {
      announced = next?.hash ?? null
      if (drawn) drawNext(texts.kickOff)
    },
    follow(match) {
      const before = watched
      watched = match
      if (match.state !== 'coming' && (before === null || before.state === 'coming')) void recap(match)
      if (recapping) return
      drawWatched(match)
      const goal = match.goals.at(before?.goals.length ?? 0)
      if (before && goal) ball.shoot(goal.side)
      if (match.state === 'finished') ball.stop()
    },
    begin() {
      if (watched) return
      drawNext(texts.running)
      ball.pass(2_400)
    },
    rest() {
      if (watched) return
      ball.stop()
      drawNext(texts.kickOff)
    },
    skip: () => skip(),
    recall(play) {
      const { home, away } = scoreOf(play.outcome)
      const teams = teamsOfPlay(play)
      board.draw({ teams, score: `${home} : ${away}`, state: texts.fullTime })
    },
    async reveal({ play }, watcher) {
      if (!play) return ''
      const goals = goalsOf(play)
      const teams = teamsOfPlay(play)
      let seen = 0
      const skipped = new Promise<void>((resolve) => {
        skip = resolve
      })
      ball.pass(2_400)
      await runMatch({
        goals,
        now: motion.now,
        pause: motion.pause,
        skipped,
        onMoment(moment) {
          const { score, minute, over } = moment
          const state = over ? texts.fullTime : words.clock(minute)
          board.draw({ teams, score: `${score.home} : ${score.away}`, state })
          // Several at once were not watched: the last of them tells enough.
          const scored = moment.goals.slice(seen).at(-1)
          seen = moment.goals.length
          if (scored) ball.shoot(scored.side)
          watcher?.onMoment(moment)
        },
      })
      ball.stop()
      return ''
    },
  }
}
