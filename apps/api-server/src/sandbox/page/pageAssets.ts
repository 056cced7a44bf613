import type { PageAsset } from './pageAsset.ts'
import { readAssets } from './readAssets.ts'

/**
 * The sandbox game page: `/play` and what it loads from `/assets/page/client/`, a path that mirrors the folders so
 * that pages can import from each other. Reads the disk: call it once at start.
 */
export function pageAssets(): Map<string, PageAsset> {
  return readAssets(new URL('./client/', import.meta.url), { page: '/play', assets: '/assets/page/client/' })
}
