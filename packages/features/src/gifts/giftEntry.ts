import { imageUrl } from '@koi/api-core/images'
import type { Gift } from '@koi/contract/gift'

/** What a gift asks for: points, or turnover of the month, in fen. */
export type GiftCost =
  | { readonly kind: 'points'; readonly points: number; readonly missing: number }
  | {
      readonly kind: 'turnover'
      readonly goal: bigint
      readonly done: bigint
      readonly percent: number
      readonly reached: boolean
    }

/** A gift as a card shows it. */
export interface GiftEntry extends Pick<Gift, 'id' | 'title' | 'summary' | 'value' | 'stock' | 'left'> {
  /** Address of the png; `imageUrl` has been applied. */
  readonly picture: string
  readonly cost: GiftCost
  /** `missing` asks for more than the member has. */
  readonly state: 'open' | 'guest' | 'sold-out' | 'limit' | 'missing'
  /** How many can be had at once. */
  readonly most: number
}

/** What the member has towards gifts; null for guests. */
export interface GiftFunds {
  readonly points: number
  readonly turnover: bigint
}

function costOf({ points, turnover }: Gift, funds: GiftFunds | null): GiftCost | null {
  if (points !== null) return { kind: 'points', points, missing: Math.max(points - (funds?.points ?? 0), 0) }
  if (turnover === null) return null
  const done = funds?.turnover ?? 0n
  const percent = Number((100n * (done < turnover ? done : turnover)) / turnover)
  return { kind: 'turnover', goal: turnover, done, percent, reached: done >= turnover }
}

function stateOf({ stock, left }: Gift, cost: GiftCost, member: boolean): GiftEntry['state'] {
  if (stock === 0) return 'sold-out'
  if (!member) return 'guest'
  if (left === 0) return 'limit'
  const enough = cost.kind === 'points' ? cost.missing === 0 : cost.reached
  return enough ? 'open' : 'missing'
}

/** The contract lets one call exchange so many. */
const mostAtOnce = 99

/** Turns a gift into what a card shows; null for one that asks for nothing this page knows. */
export function giftEntry(gift: Gift, funds: GiftFunds | null, assetVersion: string): GiftEntry | null {
  const cost = costOf(gift, funds)
  if (!cost) return null
  const { id, title, summary, value, stock, left } = gift
  const affordable = cost.kind === 'points' ? Math.floor((funds?.points ?? 0) / cost.points) : 1
  return {
    id,
    title,
    summary,
    value,
    stock,
    left,
    picture: imageUrl(gift.picture, { version: assetVersion, webp: false }),
    cost,
    state: stateOf(gift, cost, funds !== null),
    most: Math.min(stock, left, affordable, mostAtOnce),
  }
}
