import type { Hono } from 'hono'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import * as v from 'valibot'
import type { Clock } from '../../services/context.ts'
import type { Logger } from '../../services/logger.ts'
import { assemblePage } from './assemblePage.ts'
import { filesOf, readPageParts } from './pageParts.ts'

const compress = promisify(brotliCompress)

/** A page is drawn anew when it is older, in ms; whoever asks meanwhile gets the one before. */
const freshMs = 10_000

/** Older than this it is not sent any more, in ms. */
const staleMs = 60_000

/** How long a first visitor waits for a page to be drawn before the browser has to draw it, in ms. */
const patienceMs = 1500

/** How many pages are kept, and how many may wait to be drawn. */
const keptPages = 200
const waitingPages = 8

/** A document ready to be sent. */
export interface SentPage {
  readonly body: Uint8Array<ArrayBuffer>
  readonly compressed: Uint8Array<ArrayBuffer>
  readonly etag: string
  readonly styleHashes: readonly string[]
}

/** The program that the build of a shell makes for the server. */
const program = v.object({ renderPage: v.function(), pageOfPath: v.function() })

const drawnPage = v.nullable(
  v.object({ title: v.string(), description: v.string(), html: v.string(), state: v.string() }),
)

const pageInfo = v.nullable(v.object({ id: v.string(), screen: v.nullable(v.string()), drawn: v.boolean() }))

export interface PagesDeps {
  /** The folder of the built shell; its program that draws pages lies beside it. */
  readonly root: string
  readonly api: Hono
  /** The origin that calls of the drawn pages seem to come from. */
  readonly origin: string
  readonly clock: Clock
  readonly logger: Logger
  /** Whether pages are drawn; otherwise all are left to the browser. */
  readonly draws: boolean
}

/** What a visitor asks for. */
export interface PageAddress {
  readonly path: string
  /** With a query a page may show another thing: it is left to the browser. */
  readonly hasQuery: boolean
  readonly locale: string
}

/** Finds documents. */
export interface Pages {
  /** Null where the build knows no such thing: then the page of the build itself is sent. */
  find(address: PageAddress): Promise<SentPage | null>
}

/** A sheet of the build with the classes that it styles, which are its own. */
function readSheet(root: string, href: string) {
  const text = readFileSync(join(root, href), 'utf8')
  return { href, text, classes: new Set(Array.from(text.matchAll(/\.(_[\w-]+)/g), ([, name = '']) => name)) }
}

interface Kept {
  readonly page: SentPage
  readonly at: number
}

/**
 * Draws the pages of a shell for guests, keeps what it drew for a short while, and puts the others together so that their
 * scripts come at once (D18a). It never keeps anybody waiting: what takes too long is left to the browser.
 */
export async function createPages(deps: PagesDeps): Promise<Pages | null> {
  const { root, api, origin, clock, logger } = deps
  const parts = readPageParts(root)
  if (!parts) return null
  const loaded: unknown = await import(pathToFileURL(join(root, '../.cache/pages/prerender.js')).href).catch(
    (error: unknown) => {
      logger.error('pages are not drawn: their program cannot be loaded', { reason: String(error) })
      return null
    },
  )
  if (!v.is(program, loaded)) return null
  const { renderPage, pageOfPath } = loaded
  const kept = new Map<string, Kept>()
  const drawing = new Map<string, Promise<SentPage | null>>()

  const sheets = parts.sheets.map((href) => readSheet(root, href))
  /** What the entry and the screen load, and the sheets of parts that load by themselves and are on the page. */
  const sheetsOf = (styles: readonly string[], html: string) => {
    const shown = new Set(
      Array.from(html.matchAll(/class="([^"]+)"/g), ([, names = '']) => names.split(' ')).flat(),
    )
    const loaded = styles.flatMap((href) => sheets.find((sheet) => sheet.href === href) ?? [])
    const others = sheets.filter(
      (sheet) => !loaded.includes(sheet) && [...sheet.classes].some((name) => shown.has(name)),
    )
    return [...loaded, ...others]
  }

  async function put(
    screen: string | null,
    locale: string,
    drawn: v.InferOutput<typeof drawnPage>,
  ): Promise<SentPage> {
    if (!parts) throw new Error('unreachable')
    const { scripts, styles } = filesOf(parts, screen)
    const { html, styleHashes } = assemblePage({
      template: parts.template,
      locale,
      scripts,
      styles: sheetsOf(styles, drawn?.html ?? ''),
      drawn,
    })
    const body = new Uint8Array(Buffer.from(html))
    const compressed = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    return { body, compressed: new Uint8Array(compressed), etag, styleHashes }
  }

  async function draw(path: string, screen: string | null, locale: string): Promise<SentPage | null> {
    try {
      const fetch = async (url: string, init: RequestInit) => {
        const headers = new Headers(init.headers)
        headers.set('origin', origin)
        const address = new URL(url, origin)
        return await api.request(address.pathname + address.search, { ...init, headers })
      }
      const drawn = v.parse(drawnPage, await renderPage({ path, locale, fetch, at: clock.now() }))
      return drawn === null ? null : await put(screen, locale, drawn)
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error
      logger.error('a page was not drawn', { path, reason: String(cause) })
      return null
    }
  }

  function drawOnce(key: string, path: string, screen: string | null, locale: string) {
    const under = drawing.get(key)
    if (under) return under
    if (drawing.size >= waitingPages) return null
    const drawn = draw(path, screen, locale).then((page) => {
      drawing.delete(key)
      if (!page) return null
      kept.delete(key)
      kept.set(key, { page, at: clock.now() })
      const [oldest] = kept.keys()
      if (kept.size > keptPages && oldest !== undefined) kept.delete(oldest)
      return page
    })
    drawing.set(key, drawn)
    return drawn
  }

  const plain = new Map<string, Promise<SentPage>>()
  const plainOf = (screen: string | null, locale: string) => {
    const key = `${locale} ${screen}`
    const found = plain.get(key) ?? put(screen, locale, null)
    plain.set(key, found)
    return found
  }

  return {
    async find({ path, hasQuery, locale }) {
      const info = v.parse(pageInfo, pageOfPath(path))
      const screen = info?.screen ?? null
      if (!info?.drawn || !deps.draws || hasQuery) return await plainOf(screen, locale)
      const key = `${locale} ${path}`
      const known = kept.get(key)
      const age = known ? clock.now() - known.at : Number.POSITIVE_INFINITY
      if (known && age < freshMs) return known.page
      const drawn = drawOnce(key, path, screen, locale)
      if (known && age < staleMs) return known.page
      const late = new Promise<null>((resolve) => {
        setTimeout(() => resolve(null), patienceMs).unref()
      })
      return (await Promise.race([drawn, late])) ?? (await plainOf(screen, locale))
    },
  }
}
