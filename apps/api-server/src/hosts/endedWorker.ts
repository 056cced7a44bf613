import type { Handler } from 'hono'

/**
 * Takes the place of a service worker that must not run any more: removes all that it kept, and itself (D18). Pages that
 * are open stay as they are.
 */
const script = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await self.registration.unregister()
  })())
})
`

/** Sends it as `sw.js`. */
export const sendEndedWorker: Handler = (c) => {
  c.header('content-type', 'text/javascript; charset=utf-8')
  return c.body(script)
}
