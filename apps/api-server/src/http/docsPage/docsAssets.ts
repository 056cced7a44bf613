import type { PageAsset } from '../../sandbox/page/pageAsset.ts'
import { readAssets } from '../../sandbox/page/readAssets.ts'

const sandbox = '/api/docs/sandbox/page/client/'

/** What the page imports from the game page. */
const borrowed = ['drawing/html.ts', 'calls/isRecord.ts']

/**
 * The readable page over `/api/openapi.json`: `/api/docs` and what it loads from below `/api/docs/`, in paths that
 * mirror the folders. Reads the disk: call it once at start.
 */
export function docsAssets(): Map<string, PageAsset> {
  const found = readAssets(new URL('./client/', import.meta.url), {
    page: '/api/docs',
    assets: '/api/docs/http/docsPage/client/',
  })
  const game = readAssets(new URL('../../sandbox/page/client/', import.meta.url), {
    page: '/play',
    assets: sandbox,
  })
  for (const name of borrowed) {
    const asset = game.get(sandbox + name)
    if (asset !== undefined) found.set(sandbox + name, asset)
  }
  return found
}
