import { afterEach, describe, expect, test, vi } from 'vitest'

const origin = 'https://koi.example'

/** What a worker has and Node has not: an event of a navigation, with what the browser has loaded ahead. */
class TestEvent extends Event {
  readonly preloadResponse: Promise<Response | undefined>

  constructor(preloaded?: Response) {
    super('fetch')
    this.preloadResponse = Promise.resolve(preloaded)
  }

  waitUntil(): void {}
}

/** The caches of a browser that holds these pages, by path. */
function cachesOf(pages: Readonly<Record<string, string>>) {
  const match = (path: string) => {
    const body = pages[path]
    const headers = { 'koi-drawn': '1', 'content-type': 'text/html' }
    return Promise.resolve(body === undefined ? undefined : new Response(body, { headers }))
  }
  return { match, open: () => Promise.resolve({ match }) }
}

/** A request as a navigation makes it, which Node lets nobody construct; a path is one of the worker's own site. */
class TestRequest extends Request {
  override readonly mode = 'navigate'

  constructor(input: string | URL) {
    super(new URL(input, origin))
  }

  override clone(): Request {
    return new TestRequest(this.url)
  }
}

interface World {
  readonly kept: Readonly<Record<string, string>>
  readonly fetched?: Response
  /** What navigation preload brings instead. */
  readonly preloaded?: Response
}

/** Opens /home, as a worker that has these pages and gets this from the server. */
async function openHome({ kept, fetched = new Response('unexpected'), preloaded }: World): Promise<Response> {
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
  vi.stubGlobal('ExtendableEvent', TestEvent)
  vi.stubGlobal('FetchEvent', TestEvent)
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('Request', TestRequest)
  vi.stubGlobal('caches', cachesOf(kept))
  vi.stubGlobal('fetch', () => Promise.resolve(fetched))
  // Workbox asks for these when it is loaded.
  const { pageStrategy } = await import('./pages.ts')
  const event = new TestEvent(preloaded)
  const request = new TestRequest('/home?from=mail')
  const [answered, done] = pageStrategy.handleAll({ request, event })
  // Keeping the answer would end in an error: these caches only read.
  await done
  return answered
}

const answer = (status: number) => new Response('from the server', { status })

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a page that is asked for', () => {
  test.each([502, 503, 504])('comes as it was kept if the server answers %i', async (status) => {
    const page = await openHome({ kept: { '/home': 'kept' }, fetched: answer(status) })
    expect(page.status).toBe(200)
    expect(await page.text()).toBe('kept')
    expect(page.headers.get('server-timing')).toBe('kept')
    expect(page.headers.get('koi-drawn')).toBe('1')
  })

  test('comes as it was kept if the answer 503 was loaded ahead by the browser', async () => {
    const page = await openHome({ kept: { '/home': 'kept' }, preloaded: answer(503) })
    expect(await page.text()).toBe('kept')
    expect(page.headers.get('server-timing')).toBe('kept')
  })

  test.each([502, 503, 504])('comes as the server answers %i if it was never kept', async (status) => {
    const page = await openHome({ kept: { '/other': 'kept' }, fetched: answer(status) })
    expect(page.status).toBe(status)
    expect(await page.text()).toBe('from the server')
    expect(page.headers.has('server-timing')).toBe(false)
  })

  test.each([200, 404, 451, 500])('comes as the server answers %i although it was kept', async (status) => {
    const page = await openHome({ kept: { '/home': 'kept' }, fetched: answer(status) })
    expect(page.status).toBe(status)
    expect(await page.text()).toBe('from the server')
    expect(page.headers.has('server-timing')).toBe(false)
  })
})
