import type { ArticleSeed, Both } from './articleSeed.ts'
import { gameArticles } from './gameArticles.ts'
import { guideArticles } from './guideArticles.ts'
import { siteArticles } from './siteArticles.ts'
import { sportsArticles } from './sportsArticles.ts'

/** What the news of a brand names it by. */
export interface SeededBrand {
  readonly d: string
  readonly names: Both
}

/** An article of one brand, or of all. */
export interface BrandedArticle {
  readonly brand: string | null
  /** Its own among the articles of all brands. */
  readonly id: string
  readonly seed: ArticleSeed
}

/** The news of all brands, and of each its own. */
export function allArticles(brands: readonly SeededBrand[]): readonly BrandedArticle[] {
  return [
    ...[...sportsArticles, ...gameArticles, ...guideArticles].map((seed) => ({
      brand: null,
      id: seed.id,
      seed,
    })),
    ...brands.flatMap(({ d, names }) =>
      siteArticles(names).map((seed) => ({ brand: d, id: `${seed.id}-${d}`, seed })),
    ),
  ]
}
