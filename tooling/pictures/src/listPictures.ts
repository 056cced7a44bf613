import type { CatalogueGame, CatalogueVenue, GameType } from '@koi/api-server/catalogue'
import { banners } from './banners/banners.ts'
import { listMarks } from './listMarks.ts'
import type { PictureSpec } from './pictureSpec.ts'
import { chooseScene } from './scenes/chooseScene.ts'
import * as fish from './scenes/fish/index.ts'
import * as chess from './scenes/chess/index.ts'
import * as live from './scenes/live/index.ts'
import * as lottery from './scenes/lottery/index.ts'
import type { Scene } from './scenes/scene.ts'
import * as slots from './scenes/slots/index.ts'
import * as sports from './scenes/sports/index.ts'

const kinds: Readonly<Record<GameType, Scene>> = {
  sports: sports.pitch,
  live: live.cardFan,
  chess: chess.tileGrid,
  slots: slots.reels,
  lottery: lottery.ballHeap,
  fish: fish.portrait,
}

/** What the pictures are drawn for. */
export interface Catalogue {
  readonly venues: readonly CatalogueVenue[]
  readonly games: readonly CatalogueGame[]
}

/** Every picture of the site, in a fixed order. */
export function listPictures({ venues, games }: Catalogue): PictureSpec[] {
  const typeOf = new Map(venues.map((venue) => [venue.id, venue.gameType]))
  const forGame = chooseScene()
  const forVenue = chooseScene()
  return [
    ...Object.entries(kinds).map(([kind, scene]) => ({
      path: `kinds/${kind}`,
      width: 240,
      height: 320,
      scene,
      turn: 0,
    })),
    ...banners.flatMap(({ name, scene }) => [
      { path: `banners/${name}-desktop`, width: 1240, height: 392, scene, turn: 0 },
      { path: `banners/${name}-mobile`, width: 750, height: 420, scene, turn: 0 },
    ]),
    ...venues.map((venue) => ({
      path: `venues/${venue.id}`,
      width: 480,
      height: 300,
      ...forVenue(venue.gameType, venue.name['zh-CN']),
    })),
    ...games.map((game) => {
      const kind = typeOf.get(game.venueId)
      if (!kind)
        throw new Error(`The game ${game.id} belongs to the venue ${game.venueId}, which does not exist.`)
      return { path: `games/${game.id}`, width: 320, height: 427, ...forGame(kind, game.name['zh-CN']) }
    }),
    ...listMarks(),
  ]
}
