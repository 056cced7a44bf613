import type { GameType } from '@koi/api-server/catalogue'
import * as chess from './chess/index.ts'
import * as fish from './fish/index.ts'
import * as live from './live/index.ts'
import * as lottery from './lottery/index.ts'
import type { Scene } from './scene.ts'
import * as slots from './slots/index.ts'
import * as sports from './sports/index.ts'

/** Every composition, by the kind of venue it was made for and its name. */
export const scenesOf: Readonly<Record<GameType, Readonly<Record<string, Scene>>>> = {
  chess,
  fish,
  live,
  lottery,
  slots,
  sports,
}
