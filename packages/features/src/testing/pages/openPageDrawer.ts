import { koi } from '@koi/brand/koi'
import { createTestServer } from '@koi/testing/server'
import type { FormFactor } from '@koi/ui'
import type { RouteObject } from 'react-router-dom'
import {
  createPageRenderer,
  type PageRequest,
  type RenderedPage,
} from '../../prerender/createPageRenderer.tsx'

/** What is drawn: the pages of these routes. */
export interface Shell {
  readonly formFactor: FormFactor
  readonly routes: RouteObject[]
}

/** Draws the pages of a shell. */
interface PageDrawer {
  /** A page with the replies of a server that has just been set up, unless `fetch` answers; null where it is not drawn. */
  readonly draw: (
    path: string,
    options?: Partial<Pick<PageRequest, 'locale' | 'fetch'>>,
  ) => Promise<RenderedPage | null>
  readonly close: () => Promise<void>
}

/** Opens a server with a database of its own for the pages, which are drawn as of noon of 21 November 2026 in China. */
export async function openPageDrawer(shell: Shell): Promise<PageDrawer> {
  // The first page waits for its modules to be compiled, which takes a busy machine as long as it does.
  const render = createPageRenderer({ brand: koi, ...shell, limit: 60_000 })
  const at = Date.parse('2026-11-21T04:00:00.000Z')
  const server = await createTestServer()
  const fetch: PageRequest['fetch'] = (url, init) => server.fetch(new URL(url, 'http://api.test').href, init)
  return {
    draw: (path, options = {}) => render({ path, locale: 'zh-CN', at, fetch, ...options }),
    close: () => server.close(),
  }
}
