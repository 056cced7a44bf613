import { contract } from '@koi/contract'
import { buildOpenApi } from '@koi/contract/openapi'
import type { Hono } from 'hono'
import { docsAssets } from './docsPage/docsAssets.ts'
import { docsPolicy } from './docsPolicy.ts'

/** Adds the OpenAPI document and the readable page over it. Both are made on first use and kept. */
export function mountDocs(app: Hono, version: string): void {
  let document: unknown
  let assets: ReturnType<typeof docsAssets> | undefined

  app.get('/api/openapi.json', (c) => {
    document ??= buildOpenApi(contract, { title: 'Koi', version, server: '/' })
    return c.json(document)
  })
  app.get('/api/docs/', (c) => c.redirect('/api/docs', 308))
  app.get('/api/docs/*', async (c, next) => {
    assets ??= docsAssets()
    const asset = assets.get(c.req.path)
    if (!asset) return next()
    return c.body(asset.body, 200, {
      'content-type': asset.contentType,
      'content-security-policy': docsPolicy,
      'cache-control': 'no-cache',
    })
  })
}
