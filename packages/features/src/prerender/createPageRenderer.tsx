import type { FetchPort } from '@koi/api-core'
import type { BrandModule } from '@koi/brand'
import { isLocale, m } from '@koi/i18n'
import { api } from '@koi/store'
import type { FormFactor } from '@koi/ui'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom'
import { documentTitle } from '../routing/useDocumentTitle.ts'
import { pageOfPath } from '../routing/pageOfPath.ts'
import { titleOf } from '../routing/pageRoutes.tsx'
import { writePageState } from '../runtime/pageState.ts'
import { PageTitleContext } from '../runtime/pageTitle.ts'
import { AppProviders } from '../shell/AppProviders.tsx'
import { CrashBoundary } from '../shell/CrashPage.tsx'
import { createServerRuntime } from '../shell/serverRuntime.ts'

/** What a shell gives. */
export interface PageRendererOptions {
  readonly brand: BrandModule
  readonly formFactor: FormFactor
  readonly routes: RouteObject[]
  /** A page that takes longer than this is given up, in ms. */
  readonly limit?: number
}

/** Which page is asked for. */
export interface PageRequest {
  /** The path without a query. */
  readonly path: string
  readonly locale: string
  /** Asks the API. */
  readonly fetch: FetchPort
  /** The time of the server, in ms. */
  readonly at: number
}

/** A page as it stands in the document before any script runs. */
export interface RenderedPage {
  readonly title: string
  /** What search engines say of the site. */
  readonly description: string
  /** What the element of the shell holds. */
  readonly html: string
  /** What `parsePageState` reads. */
  readonly state: string
}

/** Draws a page; null for one that the server does not draw. */
export type PageRenderer = (request: PageRequest) => Promise<RenderedPage | null>

/** After so many rounds of replies that ask for more, a page is sent as it is. */
const rounds = 4

/** A page that takes longer holds the others up no more, in ms. */
const usualLimit = 5000

/** @throws Error when it takes longer than `longest`. */
async function inTime<T>(work: Promise<T>, path: string, longest: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${path} takes too long to be drawn`)), longest)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  return await new Response(stream).text()
}

/** Asks for replies that do not say when they were sent: a page shows the one time that it is drawn for. */
function withoutTime(fetch: FetchPort): FetchPort {
  return async (url, init) => {
    const { status, headers, body } = await fetch(url, init)
    const others = [...headers].filter(([name]) => name !== 'date')
    return new Response(body, { status, headers: others })
  }
}

/** A page of members holds nothing of any member: it is drawn as it stands while their replies are on their way. */
const neverReplies: FetchPort = async () => await new Promise<never>(() => {})

/**
 * Makes what draws the pages of a shell (D18a). It draws one at a time, because the language of the messages is one for all.
 */
export function createPageRenderer({
  brand,
  formFactor,
  routes,
  limit = usualLimit,
}: PageRendererOptions): PageRenderer {
  const handler = createStaticHandler(routes)

  async function draw({ path, locale, fetch, at }: PageRequest): Promise<RenderedPage | null> {
    const found = pageOfPath(path)
    if (!isLocale(locale) || !found?.drawn) return null
    const isForMembers = found.hiddenFrom === 'guest'
    const runtime = createServerRuntime({
      brand,
      formFactor,
      locale,
      fetch: isForMembers ? neverReplies : withoutTime(fetch),
      at,
      isMember: isForMembers,
    })
    const context = await handler.query(new Request(new URL(path, 'http://page.invalid')))
    if (context instanceof Response) return null
    const matches = matchRoutes(handler.dataRoutes, path) ?? []
    const called = titleOf(matches.map(({ route }) => route.handle as unknown))
    // It leads on to another page.
    if (isForMembers && called === null) return null
    const router = createStaticRouter(handler.dataRoutes, context)
    const { store } = runtime.page
    const noReplies = runtime.page.replies()
    let own: string | null = null
    const named = (name: string | null) => {
      own = name
    }
    const page = (
      <StrictMode>
        <CrashBoundary>
          <PageTitleContext value={named}>
            <AppProviders runtime={runtime}>
              <StaticRouterProvider router={router} context={context} hydrate={false} />
            </AppProviders>
          </PageTitleContext>
        </CrashBoundary>
      </StrictMode>
    )
    let html = ''
    for (let round = 0; round < rounds; round += 1) {
      const faults: unknown[] = []
      const { prelude } = await prerender(page, {
        // Nothing is sent in pieces, which would need scripts of their own to be put together.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onError: (error) => void faults.push(error),
      })
      html = await textOf(prelude)
      if (faults.length > 0) throw new Error(`${path} cannot be drawn`, { cause: faults[0] })
      if (isForMembers) break
      const asked = store.dispatch(api.util.getRunningQueriesThunk())
      if (asked.length === 0) break
      await Promise.all(asked)
    }
    // What a member's page has asked for is open here alone: the browser would wait for it for good.
    const cache = isForMembers ? noReplies : runtime.page.replies()
    const failed = Object.values(cache.queries).some((entry) => entry?.data === undefined)
    // What the browser would ask for anew must not be seen before.
    if (failed || runtime.siteClosed.get() !== null) return null
    return {
      title: documentTitle(own ?? called, brand.names[locale]),
      description: m.layout_description({ brand: brand.names[locale] }),
      html,
      state: writePageState({ path, locale, at, cache }),
    }
  }

  let last: Promise<unknown> = Promise.resolve()
  return async (request) => {
    const drawn = last.then(() => inTime(draw(request), request.path, limit))
    last = drawn.catch(() => {})
    return await drawn
  }
}
