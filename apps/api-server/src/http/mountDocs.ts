import { contract } from '@koi/contract'
import { buildOpenApi } from '@koi/contract/openapi'
import type { Hono } from 'hono'
import { demoMember } from '../seed/demoData.ts'
import type { AppDeps } from '../services/context.ts'
import { docsAssets } from './docsPage/docsAssets.ts'
import { docsPolicy } from './docsPolicy.ts'

/** The document of the reference: that of the contract, with the brands served here and the login that tries calls out. */
function referenceOf({ brands, version }: Pick<AppDeps['config'], 'brands' | 'version'>) {
  const document = buildOpenApi(contract, { title: 'Koi', version, server: '/' })
  const { d, ...parameters } = document.components.parameters
  const keys = brands.map((brand) => brand.d)
  const schema = {
    type: 'string',
    enum: keys,
    ...(keys[0] === undefined ? {} : { default: keys[0] }),
  } as const
  const { account, password } = demoMember
  return {
    ...document,
    components: { ...document.components, parameters: { ...parameters, d: { ...d, schema } } },
    'x-demo-login': { mode: 'password', account, password },
  }
}

/** Adds the OpenAPI document and the readable page over it. Both are made on first use and kept. */
export function mountDocs(app: Hono, config: Pick<AppDeps['config'], 'brands' | 'version'>): void {
  let document: ReturnType<typeof referenceOf> | undefined
  let assets: ReturnType<typeof docsAssets> | undefined

  app.get('/api/openapi.json', (c) => {
    document ??= referenceOf(config)
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
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    })
  })
}
