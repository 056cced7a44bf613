import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'

/** Adds the built pages of the sandbox, `play`, `cashier`, `outbox` and `desk`, and the assets that they load. */
export function servePages(app: Hono, folder: string): void {
  app.use('/assets/*', async (c, next) => {
    await next()
    // The build puts a hash of the content in the name.
    if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable')
  })
  app.use('/assets/*', serveStatic({ root: folder, precompressed: true }))
  for (const page of ['play', 'cashier', 'outbox', 'desk']) {
    app.use(`/${page}`, async (c, next) => {
      await next()
      if (c.res.ok) c.header('cache-control', 'no-cache')
    })
    app.get(`/${page}`, serveStatic({ root: folder, path: `${page}.html`, precompressed: true }))
  }
}
