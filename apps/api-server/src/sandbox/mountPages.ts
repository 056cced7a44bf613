import type { Hono } from 'hono'
import { cashierAssets } from './cashierPage/cashierAssets.ts'
import { outboxAssets } from './outboxPage/outboxAssets.ts'
import { pageAssets } from './page/pageAssets.ts'

/** Serves the game page, the cashier page and the outbox page with their assets, read from disk on first use and kept. */
export function mountPages(app: Hono): void {
  let assets: ReturnType<typeof pageAssets> | undefined

  app.get('*', async (c, next) => {
    assets ??= new Map([...pageAssets(), ...cashierAssets(), ...outboxAssets()])
    const asset = assets.get(c.req.path)
    if (!asset) return next()
    return c.body(asset.body, 200, { 'content-type': asset.contentType, 'cache-control': 'no-cache' })
  })
}
