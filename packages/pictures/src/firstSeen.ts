import type { PictureSpec } from './listPictures.ts'

/** A game, with what its venue says of it. */
interface TaggedGame {
  readonly id: string
  readonly tags: readonly string[]
}

/** The pictures in the order in which people meet them: home first, which shows banners, kinds and what venues call hot. */
export function firstSeen(specs: readonly PictureSpec[], games: readonly TaggedGame[]): PictureSpec[] {
  const hot = new Set(games.filter(({ tags }) => tags.includes('hot')).map(({ id }) => `games/${id}`))
  const rank = ({ path }: PictureSpec) => {
    const place = ['banners/', 'kinds/'].findIndex((folder) => path.startsWith(folder))
    if (place !== -1) return place
    if (hot.has(path)) return 2
    return path.startsWith('venues/') ? 3 : 4
  }
  return specs.toSorted((one, other) => rank(one) - rank(other))
}
