import type { Page } from '@playwright/test'

/** What crossed the wire for a page, headers included; bytes by kind as Chromium names them, in lower case. */
export interface Traffic {
  readonly requests: number
  readonly files: Readonly<Record<string, number>>
  readonly bytes: Readonly<Record<string, number>>
}

interface Arrival {
  readonly requestId: string
  readonly at: number
  readonly bytes: number
}

export interface PageWatch {
  /** What came by now; nothing more is counted. */
  end(): Promise<Traffic>
  /** Bytes that had arrived at a time of the page's own clock, in ms since it was asked for. */
  arrivedBefore(ms: number): number
}

/** Counts all that a page loads from now on. Call it before the page is opened. */
export async function watchPage(page: Page): Promise<PageWatch> {
  const session = await page.context().newCDPSession(page)
  const kinds = new Map<string, string>()
  const arrivals: Arrival[] = []
  const files: Record<string, number> = {}
  const bytes: Record<string, number> = {}
  let begun: number | null = null
  session.on('Network.requestWillBeSent', ({ timestamp }) => void (begun ??= timestamp))
  session.on(
    'Network.responseReceived',
    ({ requestId, type }) => void kinds.set(requestId, type.toLowerCase()),
  )
  session.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) =>
    arrivals.push({ requestId, at: timestamp, bytes: encodedDataLength }),
  )
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const known = arrivals.reduce(
      (sum, arrival) => sum + (arrival.requestId === requestId ? arrival.bytes : 0),
      0,
    )
    arrivals.push({ requestId, at: timestamp, bytes: encodedDataLength - known })
    const kind = kinds.get(requestId)
    if (kind === undefined) return
    files[kind] = (files[kind] ?? 0) + 1
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  await session.send('Network.enable')
  return {
    async end() {
      await session.detach()
      const requests = Object.values(files).reduce((sum, count) => sum + count, 0)
      return { requests, files, bytes }
    },
    arrivedBefore(ms) {
      const until = (begun ?? 0) + ms / 1_000
      return arrivals.filter(({ at }) => at <= until).reduce((sum, arrival) => sum + arrival.bytes, 0)
    },
  }
}
