import type { PageAsset } from '../page/pageAsset.ts'
import { readAssets } from '../page/readAssets.ts'

/**
 * The sandbox cashier: `/cashier` and what it loads from `/assets/cashierPage/client/`. It also uses parts of the game
 * page, so both are served together. Reads the disk: call it once at start.
 */
export function cashierAssets(): Map<string, PageAsset> {
  return readAssets(new URL('./client/', import.meta.url), {
    page: '/cashier',
    assets: '/assets/cashierPage/client/',
  })
}
