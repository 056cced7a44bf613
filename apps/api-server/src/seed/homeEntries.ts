import { gameTypes, type GameType } from '@koi/contract/gameTypes'
import { gameKindNames } from '@koi/contract/gameKindNames'
import { type Both, both } from './articles/articleSeed.ts'
import type { SeededBrand } from './articles/index.ts'

/** A banner or an entry of the home page, of one brand or of all. */
export interface HomeEntrySeed {
  readonly id: string
  readonly list: 'cover' | 'nav'
  readonly brand: string | null
  readonly sort: number
  readonly title: Both
  readonly text: Both
  /** For a cover without the ending that names the shell: `-desktop.png`, `-mobile.png`. */
  readonly picture: string
  /** A path of the shells. */
  readonly link: string
}

const lobbies: Readonly<Record<GameType, string>> = {
  sports: '/venue/sports',
  live: '/venue/realbet',
  chess: '/venue/chess',
  slots: '/venue/gaming',
  lottery: '/venue/lottery',
  fish: '/venue/fishGame',
}

const none = both('', '')

const entries: readonly HomeEntrySeed[] = gameTypes.map((gameType, index) => ({
  id: gameType,
  list: 'nav',
  brand: null,
  sort: index + 1,
  title: gameKindNames[gameType],
  text: none,
  picture: `/pictures/kinds/${gameType}.png`,
  link: lobbies[gameType],
}))

const covers: readonly HomeEntrySeed[] = [
  {
    id: 'harbour-night',
    list: 'cover',
    brand: null,
    sort: 2,
    title: both('海港之夜', 'A night at the harbour'),
    text: both('真人桌台，每一手都看得清楚', 'Live tables, every hand in plain sight'),
    picture: '/pictures/banners/harbour-night',
    link: '/venue/realbet',
  },
  {
    id: 'moon-scroll',
    list: 'cover',
    brand: null,
    sort: 3,
    title: both('月下长卷', 'The moonlit scroll'),
    text: both('电子游戏，返还率写在封面旁', 'Slots that state their return beside the cover'),
    picture: '/pictures/banners/moon-scroll',
    link: '/game/egame',
  },
]

const welcome = ({ d, names }: SeededBrand): HomeEntrySeed => ({
  id: `koi-waves-${d}`,
  list: 'cover',
  brand: d,
  sort: 1,
  title: both(`${names['zh-CN']}上新`, `New at ${names.en}`),
  text: both('新上架的游戏，先试玩再决定', 'Try new games first, and decide after'),
  picture: '/pictures/banners/koi-waves',
  link: '/game/egame?filter=new',
})

/** What the home pages of the brands show: entries and banners of all, and of each its own. */
export function allHomeEntries(brands: readonly SeededBrand[]): readonly HomeEntrySeed[] {
  return [...entries, ...covers, ...brands.map(welcome)]
}
