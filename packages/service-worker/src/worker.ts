import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { isPage, keepPages, pageStrategy, renewPages } from './pages.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** What is kept from the beginning; the build of a shell fills it in. */
  readonly keptFiles: readonly PrecacheEntry[]
}

const day = 24 * 60 * 60
const found = () => new CacheableResponsePlugin({ statuses: [200] })

/** A part of a file must not be answered with, nor be kept as, the whole of it. */
const isWhole = (request: Request) => !request.headers.has('range')

precacheAndRoute([...self.keptFiles], { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()
enableNavigationPreload()

registerRoute(isPage, pageStrategy)

// A file of the build has another name when it changes.
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/') && isWhole(request),
  new CacheFirst({
    cacheName: 'assets',
    matchOptions: { ignoreVary: true },
    plugins: [found(), new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true })],
  }),
)

// The address of a picture has its version in the query.
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/') && isWhole(request),
  new CacheFirst({
    cacheName: 'pictures',
    matchOptions: { ignoreVary: true },
    plugins: [
      found(),
      new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * day, purgeOnQuotaError: true }),
    ],
  }),
)

self.addEventListener('activate', (event) => event.waitUntil(renewPages()))

self.addEventListener('message', (event) => {
  const data: unknown = event.data
  if (typeof data !== 'object' || data === null || !('type' in data)) return
  if (data.type === 'SKIP_WAITING') void self.skipWaiting()
  if (data.type === 'KEEP_PAGE' && 'path' in data && typeof data.path === 'string') {
    event.waitUntil(keepPages([data.path]))
  }
})
