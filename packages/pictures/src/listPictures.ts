import type { GameType } from '@koi/contract/gameTypes'
import { harbourNight } from './banners/harbourNight.ts'
import { koiWaves } from './banners/koiWaves.ts'
import { moonScroll } from './banners/moonScroll.ts'
import { coinStacks } from './gifts/coinStacks.ts'
import { envelope } from './gifts/envelope.ts'
import { teaSet } from './gifts/teaSet.ts'
import { treasure } from './gifts/treasure.ts'
import { bankMark, bankMarks } from './marks/bankMark.ts'
import { crest, crestCount } from './marks/crest.ts'
import { vipBadge, vipLevels } from './marks/vipBadge.ts'
import { chess } from './scenes/chess.ts'
import { chooseScene, type SceneKind } from './scenes/chooseScene.ts'
import { fish } from './scenes/fish.ts'
import { live } from './scenes/live.ts'
import { lottery } from './scenes/lottery.ts'
import { slots } from './scenes/slots.ts'
import { sports } from './scenes/sports.ts'
import type { Scene } from './svg/sheet.ts'

/** One picture to draw. */
export interface PictureSpec {
  /** Below `/pictures`, without ending; also the seed. */
  readonly path: string
  /** Size at 1x, in pixels. */
  readonly width: number
  readonly height: number
  readonly scene: Scene
  /** Which of the scene's palettes; counted on from the last picture of the same scene. */
  readonly turn: number
  /** What is not drawn on stays clear, for pictures that lie on any ground. */
  readonly transparent?: boolean
}

/** What the pictures are drawn for. */
interface Catalogue {
  readonly venues: readonly {
    readonly id: number
    readonly gameType: GameType
    readonly name: { readonly 'zh-CN': string }
  }[]
  readonly games: readonly {
    readonly id: string
    readonly venueId: number
    readonly name: { readonly 'zh-CN': string }
  }[]
}

/** What there is to choose from, by kind of venue. */
export const sceneKinds: Readonly<Record<GameType, SceneKind>> = { sports, live, chess, slots, lottery, fish }

/** The banners of the home page. Each is drawn wide for desktop and taller for mobile; its left half stays calm for words. */
const banners: readonly { readonly name: string; readonly scene: Scene }[] = [
  { name: 'koi-waves', scene: koiWaves },
  { name: 'harbour-night', scene: harbourNight },
  { name: 'moon-scroll', scene: moonScroll },
]

/** What gifts look like, by their ids. */
const gifts: Readonly<Record<string, Scene>> = {
  'cash-8': coinStacks,
  'tea-set': teaSet,
  'turnover-18': envelope,
  'turnover-188': treasure,
}

/** Every picture of the site, in a fixed order. */
export function listPictures({ venues, games }: Catalogue): PictureSpec[] {
  const typeOf = new Map(venues.map((venue) => [venue.id, venue.gameType]))
  const forGame = chooseScene()
  const forVenue = chooseScene()
  return [
    ...Object.entries(sceneKinds).map(([kind, { cover }]) => ({
      path: `kinds/${kind}`,
      width: 240,
      height: 320,
      scene: cover,
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
      ...forVenue(sceneKinds[venue.gameType], venue.name['zh-CN']),
    })),
    ...games.map((game) => {
      const kind = typeOf.get(game.venueId)
      if (!kind)
        throw new Error(`The game ${game.id} belongs to the venue ${game.venueId}, which does not exist.`)
      return {
        path: `games/${game.id}`,
        width: 320,
        height: 427,
        ...forGame(sceneKinds[kind], game.name['zh-CN']),
      }
    }),
    ...Object.entries(gifts).map(([id, scene]) => ({
      path: `gifts/${id}`,
      width: 480,
      height: 192,
      scene,
      turn: 0,
    })),
    ...listMarks(),
  ]
}

/** The small pictures that lie on any ground: crests, badges of levels, marks of banks and coins. */
function listMarks(): PictureSpec[] {
  return [
    ...Array.from({ length: crestCount }, (_, index) =>
      clear(`crests/c${String(index + 1).padStart(2, '0')}`, 64, crest, index),
    ),
    ...vipLevels.map((level) => clear(`vip/${level}`, 96, vipBadge(level))),
    ...Object.entries(bankMarks).map(([code, mark]) => clear(`banks/${code}`, 64, bankMark(mark))),
  ]
}

function clear(path: string, side: number, scene: Scene, turn = 0): PictureSpec {
  return { path, width: side, height: side, scene, turn, transparent: true }
}
