import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'

/** What a shell is served from. Folders are absolute. */
export interface ShellHostDeps {
  /** The API, served on the shell's own origin so that no call needs a pre-flight. */
  readonly api: Hono
  /** The built shell: `index.html`, `assets/`. */
  readonly root: string
  /** The drawn pictures. */
  readonly pictures: string
  readonly sandboxOrigin: string
}

const immutable = 'public, max-age=31536000, immutable'
const revalidate = 'no-cache'

/**
 * Serves one shell, its pictures and the API on one origin. Whoever asks for a page gets the shell, which knows its own
 * 404; anything else that does not exist answers 404, so that a browser never takes the page for a missing chunk.
 */
export function createShellHost({ api, root, pictures, sandboxOrigin }: ShellHostDeps): Hono {
  const host = new Hono()
  const policy = contentSecurityPolicy(sandboxOrigin)
  const page = serveStatic({ root, path: 'index.html', precompressed: true })

  host.route('/', api)
  host.use(async (c, next) => {
    await next()
    c.header('content-security-policy', policy)
    if (!c.res.headers.has('cache-control')) c.header('cache-control', revalidate)
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'same-origin')
    c.header('cross-origin-opener-policy', 'same-origin')
    c.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
  })
  host.use('/pictures/*', async (c, next) => {
    await next()
    if (c.res.ok && c.req.query('v')) c.header('cache-control', immutable)
  })
  host.use(
    '/pictures/*',
    serveStatic({ root: pictures, rewriteRequestPath: (path) => path.slice('/pictures'.length) }),
  )
  host.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', immutable)
  })
  host.use(serveStatic({ root, precompressed: true }))
  host.get('*', async (c, next) => {
    if (!c.req.header('accept')?.includes('text/html')) return c.text('not found', 404)
    return page(c, next)
  })
  return host
}
