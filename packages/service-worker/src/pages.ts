import type { RouteMatchCallback, WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { matchPrecache } from 'workbox-precaching'
import { NetworkFirst } from 'workbox-strategies'

/** Pages as the server drew them: no document holds anything of a member. */
const pagesCache = 'pages'

/** The page of the build, which shows whatever its address says. */
const emptyPage = '/index.html'

/** So many pages are kept. */
const mostKept = 40

/** So many pages of those that were kept before an update are asked for again after it. */
const mostAgain = 8

/** A kept page that is younger than this is not asked for again, in ms. */
const freshMs = 60 * 60 * 1000

/** What a server that is starting answers, and a proxy whose server is not there. */
const unreached: ReadonlySet<number> = new Set([502, 503, 504])

/** Whether a document of the shell is asked for: its paths have no dot, files have. */
export const isPage: RouteMatchCallback = ({ url, request, sameOrigin }) =>
  sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith('/api') && !url.pathname.includes('.')

/** Whether the server drew what it sent: of the others there is one for all, kept from the beginning. */
const isDrawn = ({ ok, headers }: Response) => ok && headers.has('koi-drawn')

/** Tells the page that the server was not reached for it: a document sees of its own headers only this one (`boot.js`). */
function marked(kept: Response): Response {
  const headers = new Headers(kept.headers)
  headers.set('server-timing', 'kept')
  return new Response(kept.body, { status: kept.status, headers })
}

const byPath: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => Promise.resolve(isDrawn(response) ? response : null),
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(new URL(request.url).pathname),
  cachedResponseWillBeUsed: ({ cachedResponse }) =>
    Promise.resolve(cachedResponse ? marked(cachedResponse) : cachedResponse),
  async handlerDidError() {
    const page = await matchPrecache(emptyPage)
    return page ? marked(page) : page
  },
  // Not `fetchDidSucceed`: what a browser has loaded ahead (navigation preload) does not pass it.
  async handlerWillRespond({ request, response }) {
    if (!unreached.has(response.status)) return response
    const cache = await caches.open(pagesCache)
    const kept = await cache.match(new URL(request.url).pathname, { ignoreVary: true })
    return kept ? marked(kept) : response
  },
}

/**
 * From the network; where that fails or takes too long, as it was kept, and else the empty page. Where only a proxy or a
 * starting server answers, as it was kept, and else that answer, which tells more than the empty page.
 */
export const pageStrategy = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: 4,
  // A language that was chosen since is put in place by the page itself.
  matchOptions: { ignoreVary: true },
  plugins: [byPath, new ExpirationPlugin({ maxEntries: mostKept, purgeOnQuotaError: true })],
})

/** Keeps pages that were reached without a document of theirs, so that they open without a connection. */
export async function keepPages(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(pagesCache)
  for (const path of paths) {
    const kept = await cache.match(path, { ignoreVary: true })
    const at = Date.parse(kept?.headers.get('date') ?? '')
    if (Date.now() - at < freshMs) continue
    try {
      const response = await fetch(path, { headers: { accept: 'text/html' } })
      if (isDrawn(response)) await cache.put(path, response)
    } catch {
      // Without a connection it stays as it was kept.
    }
  }
  const keys = await cache.keys()
  for (const oldest of keys.slice(0, -mostKept)) await cache.delete(oldest)
}

/**
 * Lets go of the pages of the version before, which name files that are gone, and keeps home and those that were kept last anew.
 * With the first version that is waited for; who takes over a newer one does not wait.
 */
export async function renewPages(): Promise<void> {
  const cache = await caches.open(pagesCache)
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  await caches.delete(pagesCache)
  const renewed = keepPages(['/home', ...paths.slice(-mostAgain)])
  if (paths.length === 0) await renewed
}
