import type { GameType } from './gameType.ts'

/** A fictional platform (D1) under one of the venue ids the specification lists. */
export interface CatalogueVenue {
  readonly id: number
  /** Position over all venues, from 1, in the order of the specification. */
  readonly sort: number
  readonly gameType: GameType
  readonly name: { readonly 'zh-CN': string; readonly en: string }
  /** Latin name for URLs and logs, unique. */
  readonly slug: string
  /** True where the demo data shows the venue closed for maintenance. */
  readonly maintenance: boolean
}
