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
 * Serves one shell, its pictures and the API on one origin. A path that looks like a file and does not exist answers
 * 404, so that a browser never takes the page for a missing chunk; any other path answers the page.
 */
export function createShellHost({ api, root, pictures, sandboxOrigin }: ShellHostDeps): Hono {
  const host = new Hono()
  const policy = contentSecurityPolicy(sandboxOrigin)

  host.route('/', api)
  host.use(async (c, next) => {
    await next()
    c.header('content-security-policy', policy)
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'same-origin')
    c.header('cross-origin-opener-policy', 'same-origin')
    c.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
  })
  host.use('/pictures/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', c.req.query('v') ? immutable : revalidate)
  })
  host.use(
    '/pictures/*',
    serveStatic({ root: pictures, rewriteRequestPath: (path) => path.slice('/pictures'.length) }),
  )
  host.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', immutable)
  })
  host.use(
    serveStatic({ root, precompressed: true, onFound: (_path, c) => c.header('cache-control', revalidate) }),
  )
  host.get('*', async (c, next) => {
    if (/\.[a-z0-9]+$/i.test(c.req.path)) return c.text('not found', 404)
    return serveStatic({
      root,
      path: 'index.html',
      precompressed: true,
      onFound: () => c.header('cache-control', revalidate),
    })(c, next)
  })
  return host
}
