import type { Hono } from 'hono'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'

const loadedProgram = v.object({ renderPage: v.function(), pageOfPath: v.function() })

const pageInfo = v.nullable(
  v.object({
    screen: v.nullable(v.string()),
    drawn: v.boolean(),
    hiddenFrom: v.nullable(v.picklist(['guest', 'member'])),
    guestScreen: v.nullable(v.string()),
  }),
)

const drawnPage = v.nullable(
  v.object({ title: v.string(), description: v.string(), html: v.string(), state: v.string() }),
)

/** A page as the program of a shell knows it. */
export type PageInfo = NonNullable<v.InferOutput<typeof pageInfo>>

/** A page as the program of a shell draws it. `html` is what the shell's element holds, `state` what the shell starts with. */
export type DrawnPage = NonNullable<v.InferOutput<typeof drawnPage>>

/** Which page, in which language, at which time of the server in ms. */
export interface DrawingOrder {
  readonly path: string
  readonly locale: string
  readonly at: number
}

/** The program by which a built shell draws its pages on the server (D18a). */
export interface PageProgram {
  /** What there is at a path with its query, `?a=b` or empty: its screen, whether it is drawn, who sees nothing of that, and the screen that guests are led to in its place, if any. */
  pageOf(path: string, search: string): PageInfo | null
  /** Draws a page with replies of the API; null for one that is left to the browser. */
  draw(order: DrawingOrder): Promise<DrawnPage | null>
}

/**
 * Loads the program of the shell that is built in the folder `root`. It calls the API in process, as a page of `origin`.
 *
 * @throws Error when the build has made none.
 */
export async function loadPageProgram(root: string, api: Hono, origin: string): Promise<PageProgram> {
  const file = join(root, '../.cache/pages/prerender.js')
  const { renderPage, pageOfPath } = v.parse(loadedProgram, await import(pathToFileURL(file).href))
  const fetch = async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    headers.set('origin', origin)
    const { pathname, search } = new URL(url, origin)
    return await api.request(pathname + search, { ...init, headers })
  }
  return {
    pageOf: (path, search) => v.parse(pageInfo, pageOfPath(path, search)),
    draw: async (order) => v.parse(drawnPage, await renderPage({ ...order, fetch })),
  }
}
