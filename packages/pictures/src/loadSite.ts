import { type BrandModule, defineBrand } from '@koi/brand'
import { games, venues } from '@koi/api-server/catalogue'
import { listPictures, type PictureSpec } from './listPictures.ts'
import { pictureFolder } from './pictureFolder.ts'

/** What there is to draw for a site, and where it belongs. */
export interface Site {
  readonly brand: BrandModule
  readonly specs: readonly PictureSpec[]
  readonly games: typeof games
  readonly folder: string
}

/**
 * The site of the brand that `KOI_BRAND` names.
 *
 * @throws TypeError when the brand is not usable.
 */
export async function loadSite(): Promise<Site> {
  const brandId = process.env['KOI_BRAND'] ?? 'koi'
  const modules: Readonly<Record<string, unknown>> = await import(`@koi/brand/${brandId}`)
  return {
    brand: defineBrand(modules[brandId]),
    specs: listPictures({ venues, games }),
    games,
    folder: pictureFolder(brandId),
  }
}
