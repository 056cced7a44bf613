import type { PageAsset } from '../page/pageAsset.ts'
import { readAssets } from '../page/readAssets.ts'

/**
 * The sandbox message outbox: `/outbox` and what it loads from `/assets/outboxPage/client/`. It also uses parts of
 * the game page, so both are served together. Reads the disk: call it once at start.
 */
export function outboxAssets(): Map<string, PageAsset> {
  return readAssets(new URL('./client/', import.meta.url), {
    page: '/outbox',
    assets: '/assets/outboxPage/client/',
  })
}
