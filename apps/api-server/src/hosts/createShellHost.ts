import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { PictureHost } from '@koi/picture-host'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { encodingFor } from '../http/protocol/compressReplies.ts'
import { tagReplies } from '../http/protocol/tagReplies.ts'
import { type Random, systemRandom } from '../security/random.ts'
import type { Logger } from '../services/logger.ts'
import { sendEndedWorker } from './endedWorker.ts'
import { hostPictures } from './hostPictures.ts'
import type { Pages } from './pages/createPages.ts'
import { pageLocale, sendPage } from './pages/sendPage.ts'

/** The name under which a shell may trust the address of a script that is on its brand's list (D17). */
const analyticsPolicy = 'koi-analytics'

/** The name under which a shell may trust the address of its service worker (D18). */
const workerPolicy = 'koi-worker'

/**
 * The content security policy of a shell: nothing inline, and the frames of games and customer service (D22). No other origin is
 * one of scripts: that of page views runs by the nonce of the answer, which the shell gives it after looking at the brand's list.
 */
function contentSecurityPolicy(
  framed: readonly string[],
  analytics: readonly string[],
  { styleHashes = [], nonce = null }: { styleHashes?: readonly string[]; nonce?: string | null } = {},
): string {
  const allowed = ["'self'", ...analytics].join(' ')
  return [
    "default-src 'none'",
    ["script-src 'self'", ...(nonce === null ? [] : [`'nonce-${nonce}'`])].join(' '),
    ["style-src 'self'", ...styleHashes].join(' '),
    `img-src ${allowed} data: blob:`,
    "font-src 'self'",
    `connect-src ${allowed}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${[...new Set(framed)].join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${[...(analytics.length > 0 ? [analyticsPolicy] : []), workerPolicy].join(' ')}`,
  ].join('; ')
}

/** What a shell is served from. Folders are absolute. */
interface ShellHostDeps {
  /** The API, served on the shell's own origin so that no call needs a pre-flight. */
  readonly api: Hono
  /** The built shell: `index.html`, `assets/`. */
  readonly root: string
  /** Draws pages; without it the browser draws them all. */
  readonly pages?: Pages | null
  /** False ends the service workers that browsers have of this shell. */
  readonly serviceWorker?: boolean
  readonly pictures: Pick<PictureHost, 'fileOf'>
  readonly logger: Logger
  /** Origins whose pages the shell frames: of games, and of customer service. */
  readonly framed: readonly string[]
  /** Origins of the services that may be told of page views; none if not given. */
  readonly analytics?: readonly string[]
  /** Whether nothing of the site may be shown to a caller; all is open if not given. */
  readonly isClosedTo?: (env: unknown, headers: Headers) => boolean
  readonly random?: Pick<Random, 'bytes'>
}

/** What is no page of its own and starts nothing needs no more; a page, or a worker, has the policy of the shell. */
const filePolicy = "default-src 'none'; frame-ancestors 'none'"

const immutable = 'public, max-age=31536000, immutable'
const revalidate = 'no-cache'

/** Says of a file that is found how it may be kept, and that it may have been compressed for who asked. */
function keptAs(control: string): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (!c.res.ok) return
    c.header('cache-control', control)
    if (!c.res.headers.has('vary')) c.header('vary', 'Accept-Encoding')
  }
}

/** Files are found by the names of encodings alone: what a caller weighs (`br;q=1`) is read before. */
const weighEncodings: MiddlewareHandler = async (c, next) => {
  const { raw } = c.req
  if (raw.headers.get('accept-encoding')?.includes(';')) {
    const headers = new Headers(raw.headers)
    headers.set('accept-encoding', encodingFor(raw.headers) ?? 'identity')
    c.req.raw = new Request(raw, { headers })
  }
  await next()
}

/**
 * How the page of the build asks for its first script: by an address that changes with it. Of a release that is half out,
 * another process may be asked for it, which must not have its own script kept under that address.
 */
function readBootAddress(root: string): string | undefined {
  return /"(\/boot\.js\?v=\w+)"/.exec(readFileSync(join(root, 'index.html'), 'utf8'))?.[1]
}

/**
 * Whether a page is asked for. A browser says so; what takes anything, as curl does, gets one for a path that looks like a
 * page's. A browser's own request for a script or a picture may take anything, too, and says what it is for.
 */
function wantsPage({ req }: Context): boolean {
  const accept = req.header('accept') ?? '*/*'
  if (accept.includes('text/html')) return true
  const isFile = /^\/(assets|pictures)\/|\.[^/]*$/.test(req.path)
  return accept === '*/*' && req.header('sec-fetch-dest') === undefined && !isFile
}

/**
 * Serves one shell, its pictures and the API on one origin. Whoever asks for a page gets the shell, which knows its own
 * 404; anything else that does not exist answers 404, so that a browser never takes the page for a missing chunk.
 */
export function createShellHost({
  api,
  root,
  pages = null,
  serviceWorker = true,
  pictures,
  logger,
  framed,
  analytics = [],
  isClosedTo = () => false,
  random = systemRandom,
}: ShellHostDeps): Hono {
  const host = new Hono()
  const policy = contentSecurityPolicy(framed, analytics)
  const files = serveStatic({ root, precompressed: true })
  const page = serveStatic({ root, path: 'index.html', precompressed: true })

  host.all('/api/*', (c) => api.fetch(c.req.raw, c.env))
  host.use(async (c, next) => {
    await next()
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html') === true
    const isKept = c.res.status === 304
    if (!isKept && !c.res.headers.has('content-security-policy'))
      c.header('content-security-policy', isPage || c.req.path === '/sw.js' ? policy : filePolicy)
    if (!c.res.headers.has('cache-control')) c.header('cache-control', revalidate)
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'same-origin')
    if (!isPage) return
    c.header('cross-origin-opener-policy', 'same-origin')
    c.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
  })
  host.route('/', hostPictures(pictures, logger))
  host.use('/assets/*', keptAs(immutable), weighEncodings, files, async (c) => c.text('not found', 404))
  const bootAddress = readBootAddress(root)
  host.get('/boot.js', async (c, next) => {
    await next()
    const { pathname, search } = new URL(c.req.url)
    const isThere = c.res.ok || c.res.status === 304
    if (isThere && pathname + search === bootAddress) c.header('cache-control', immutable)
  })
  if (pages) {
    host.get('*', async (c, next) => {
      if (c.req.path.includes('.') || !wantsPage(c)) return await next()
      const { pathname, search } = new URL(c.req.url)
      const found = await pages({
        path: pathname,
        search,
        locale: pageLocale(c),
        isClosed: isClosedTo(c.env, c.req.raw.headers),
      })
      const { styleHashes } = found
      const nonce = analytics.length === 0 ? null : Buffer.from(random.bytes(16)).toString('base64')
      return sendPage(c, found, {
        policyOf: (nonce) => contentSecurityPolicy(framed, analytics, { styleHashes, nonce }),
        nonce,
      })
    })
  }
  host.use(tagReplies(), keptAs(revalidate), weighEncodings)
  if (!serviceWorker) host.get('/sw.js', sendEndedWorker)
  host.use(files)
  host.get('*', async (c, next) => {
    if (!wantsPage(c)) return c.text('not found', 404)
    return page(c, next)
  })
  return host
}
