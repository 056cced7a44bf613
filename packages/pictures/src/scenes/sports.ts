import { ballRise } from './sports/ballRise.ts'
import { cornerFlag } from './sports/cornerFlag.ts'
import { duskGoal } from './sports/duskGoal.ts'
import { goalNet } from './sports/goalNet.ts'
import { pitch } from './sports/pitch.ts'
import { stadium } from './sports/stadium.ts'
import { tactics } from './sports/tactics.ts'
import type { SceneKind } from './chooseScene.ts'

/** What pictures of sports show: all matches are football. */
export const sports: SceneKind = {
  cover: pitch,
  scenes: { stadium, cornerFlag, goalNet, ballRise, pitch, duskGoal, tactics },
  themes: [
    [/沙盘/, [tactics]],
    [/晚霞|夜航/, [duskGoal]],
    [/岗|草原|雪线/, [ballRise]],
    [/街角/, [goalNet]],
  ],
}
