import type { Hono } from 'hono'
import { tagOf } from '../../http/protocol/tagReplies.ts'
import type { Clock } from '../../services/context.ts'
import type { Locale } from '../../services/locale.ts'
import type { Logger } from '../../services/logger.ts'
import { assemblePage } from './assemblePage.ts'
import { compressPage } from './compressPage.ts'
import { keepFresh } from './keepFresh.ts'
import { filesOf, type PageFiles, readPageParts } from './pageParts.ts'
import { withNoncePlace } from './pageNonce.ts'
import { type DrawnPage, loadPageProgram, type PageInfo } from './pageProgram.ts'
import { createSheets } from './pageSheets.ts'

/** How long a drawn page is sent, in ms; whoever waits longer than the patience has it drawn by the browser. */
const freshness = { fresh: 10_000, stale: 60_000, patience: 1500, kept: 200, waiting: 8, unknown: 30 }

/** A document ready to be sent. */
export interface SentPage {
  readonly body: Uint8Array<ArrayBuffer>
  /** The same by brotli. */
  readonly compressed: Uint8Array<ArrayBuffer>
  readonly etag: string
  /** Whether it shows the page before any script runs. */
  readonly drawn: boolean
  readonly styleHashes: readonly string[]
}

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
  /** Whether each answer has a nonce: documents have a place for it then. */
  readonly hasNonce: boolean
}

/** What a visitor asks for. */
export interface PageAddress {
  readonly path: string
  /** `?a=b`, or empty: a page that may show another thing with it is left to the browser. */
  readonly search: string
  readonly locale: Locale
  /** Nothing of the site may be shown to this visitor: the shell says why. */
  readonly isClosed: boolean
}

/**
 * What differs each time that the same page is drawn: when it was, and when and in which order its replies came (`provided` says
 * of each what it is about). A shell that begins with an older page asks for its replies anew.
 */
const ofDrawing = new RegExp(
  [
    '"(?:at|startedTimeStamp|fulfilledTimeStamp)":\\d+',
    '"requestId":"[^"]*"',
    '"provided":\\{.*?(?="personal":)',
    // The seconds of a clock, which is sent for up to a minute as it is: of another minute it is another page.
    '(?<=<time role="timer"[^>]* datetime="[^"]{16})[^"]*',
    '(?<=<time role="timer"[^>]*>[^<]{16}):\\d\\d',
  ].join('|'),
  'gi',
)

/** Finds the document of an address. */
export type Pages = (address: PageAddress) => Promise<SentPage>

/**
 * Draws the pages of a shell, and puts the others together so that their scripts come at once (D18a). Null where
 * the build of the shell knows nothing of its pages: then the page of the build itself is all there is.
 */
export async function createPages(deps: PagesDeps): Promise<Pages | null> {
  const { root, api, origin, clock, logger } = deps
  const parts = readPageParts(root)
  if (!parts) return null
  const program = await loadPageProgram(root, api, origin)
  const sheetsOf = createSheets(root, parts.sheets)
  const keep = keepFresh<SentPage>(clock, freshness)

  const put = async (
    files: PageFiles,
    locale: Locale,
    drawn: DrawnPage | null,
    hiddenFrom: PageInfo['hiddenFrom'] = null,
  ): Promise<SentPage> => {
    const isSheet = (file: string) => file.endsWith('.css')
    const loads = drawn ? [...files.styles, ...files.ofMembers.filter(isSheet)] : files.styles
    const sheets = sheetsOf(loads, drawn?.html ?? '')
    const inline = new Set(drawn ? sheets.map(({ href }) => href) : [])
    const { html, styleHashes } = assemblePage({
      ...files,
      ofMembers: files.ofMembers.filter((file) => !inline.has(file)),
      ofGuests: files.ofGuests.filter((file) => !inline.has(file)),
      template: parts.template,
      locale,
      styles: sheets,
      drawn,
      hiddenFrom,
    })
    const body = new Uint8Array(Buffer.from(deps.hasNonce ? withNoncePlace(html) : html))
    const compressed = await compressPage(body)
    const etag = tagOf(html.replaceAll(ofDrawing, ''))
    return { body, compressed, etag, drawn: drawn !== null, styleHashes }
  }

  const draw = async (
    path: string,
    files: PageFiles,
    locale: Locale,
    hiddenFrom: PageInfo['hiddenFrom'],
  ): Promise<SentPage | null> => {
    try {
      const drawn = await program.draw({ path, locale, at: clock.now() })
      return drawn === null ? null : await put(files, locale, drawn, hiddenFrom)
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error
      logger.error('a page was not drawn', { path, reason: String(cause) })
      return null
    }
  }

  const plain = new Map<string, Promise<SentPage>>()
  const plainOf = (name: string, files: PageFiles, locale: Locale) => {
    const key = `${locale} ${name}`
    const found = plain.get(key) ?? put(files, locale, null)
    plain.set(key, found)
    // One that fails is made anew for whoever asks next.
    found.catch(() => plain.delete(key))
    return found
  }

  return async ({ path, search, locale, isClosed }) => {
    const page = program.pageOf(path, search)
    const screen = page?.screen ?? null
    const files = filesOf(parts, screen, page?.guestScreen)
    const drawn =
      deps.draws && page?.drawn && !isClosed
        ? await keep(`${locale} ${path}`, () => draw(path, files, locale, page.hiddenFrom))
        : null
    return drawn ?? (await plainOf(`${screen} ${page?.guestScreen}`, files, locale))
  }
}
