import { goalsOf, scoreOf } from '@koi/contract/engines'
import { canvas } from '../../drawing/elements.ts'
import { runMatch } from '../sports/runMatch.ts'
import { teamsOf } from '../sports/teams.ts'
import { sportsTexts } from '../sports/sportsTexts.ts'
import { createMatchBall } from './matchBall.ts'
import type { Scene, SceneDeps } from './scene.ts'
import { createScoreBoard } from './scoreBoard.ts'
import { stadium } from './stadium.ts'

/** A match that is bet on and then watched: the teams are those that were announced, clock and score run for a minute. */
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

  return {
    backdrop: stadium(),
    picture: canvas({ fill: false }, board.element, ball.element),
    announce(next, { drawn }) {
      announced = next?.hash ?? null
      if (drawn) drawNext(texts.kickOff)
    },
    begin() {
      drawNext(texts.running)
      ball.pass(2_400)
    },
    rest() {
      ball.stop()
      drawNext(texts.kickOff)
    },
    skip: () => skip(),
    recall(play) {
      const { home, away } = scoreOf(play.outcome)
      const teams = teamsOf(play.serverHash)
      board.draw({ teams, score: `${home} : ${away}`, state: texts.fullTime })
    },
    async reveal({ play }, watcher) {
      if (!play) return ''
      const goals = goalsOf(play)
      const teams = teamsOf(play.serverHash)
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
