import { games, venues } from '@koi/api-server/catalogue'
import { defineBrand } from '@koi/brand'
import { drawIcons } from './drawIcons.ts'
import { drawPictures } from './drawPictures.ts'
import { listPictures } from './listPictures.ts'

/**
 * Draws everything the site shows into the folder and says how many pictures that are.
 *
 * @throws TypeError when the brand is not usable.
 */
export async function drawSite(brandId: string, folder: string): Promise<number> {
  const modules: Readonly<Record<string, unknown>> = await import(`@koi/brand/${brandId}`)
  await drawIcons(defineBrand(modules[brandId]), folder)
  const specs = listPictures({ venues, games })
  await drawPictures(specs, folder)
  return specs.length
}
