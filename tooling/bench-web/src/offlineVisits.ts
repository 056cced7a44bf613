import { pageKept, workerReady } from '@koi/e2e/workerReady'
import type { Browser, Page } from '@playwright/test'
import type { Device } from './devices.ts'
import { becomeMember } from './pages.ts'
import { slowdown } from './routeChanges.ts'
import { settled } from './settled.ts'

/** One visit without a connection, in ms since it was asked for. */
export interface OfflineVisit {
  readonly firstContent: number
  /** When it said in its markup that it is offline. */
  readonly told: number
}

const publicPaths = { home: '/home', lobby: '/venue/gaming' } as const
const memberPaths = { ...publicPaths, records: '/user/betRecord' } as const

/** Opens a page by way of the worker, until the worker has kept it. What only members see is in no cache: the shell shows it. */
async function visitOnline(page: Page, url: string, path: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' })
  if (!Object.values<string>(publicPaths).includes(path)) return
  await pageKept(page, path)
}

/** Takes the connection from the worker and the page. A session that slows down has the page's own say of it, so it is told as well. */
async function disconnect(page: Page): Promise<void> {
  await page.context().setOffline(true)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: true,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

/** The page itself notes what it shows: a locator's own scripts would be read and run while the page begins. */
async function visitOffline(page: Page, url: string): Promise<OfflineVisit> {
  // The visit before has drawn all it has by then: a browser takes a page down once its work is done.
  await settled(page)
  await page.goto(url, { waitUntil: 'commit' })
  return await page.evaluate(async () => {
    const painted = new Promise<number>((resolve) => {
      const note = (list: PerformanceObserverEntryList) => {
        const [paint] = list.getEntriesByName('first-contentful-paint')
        if (paint) resolve(paint.startTime)
      }
      new PerformanceObserver(note).observe({ type: 'paint', buffered: true })
    })
    const told = new Promise<number>((resolve) => {
      const look = () => {
        const said = [...document.querySelectorAll('[aria-live] > *')]
        if (!said.some((part) => part.textContent.includes('连接已断开') && part.checkVisibility())) return
        observer.disconnect()
        resolve(performance.now())
      }
      const observer = new MutationObserver(look)
      observer.observe(document, { childList: true, subtree: true })
      look()
    })
    return { firstContent: await painted, told: await told }
  })
}

/**
 * Second visits without a connection, `rounds` of each page, as a guest and as a member. The page's own thread is slowed
 * down; its service worker cannot be, and works at full speed.
 */
export async function offlineVisits(
  browser: Browser,
  device: Device,
  origin: string,
  rounds: number,
): Promise<Readonly<Record<string, readonly OfflineVisit[]>>> {
  const visits: Record<string, OfflineVisit[]> = {}
  for (const [who, paths] of Object.entries({ guest: publicPaths, member: memberPaths })) {
    const page = await browser.newPage({ ...device.context, serviceWorkers: 'allow' })
    if (who === 'member') await becomeMember(page, origin)
    else await page.goto(origin)
    await workerReady(page)
    for (const path of Object.values(paths)) await visitOnline(page, origin + path, path)
    await disconnect(page)
    for (const [name, path] of Object.entries(paths)) {
      const seen: OfflineVisit[] = []
      for (let round = 0; round < rounds; round += 1) seen.push(await visitOffline(page, origin + path))
      visits[`${name}, ${who}`] = seen
    }
    await page.context().close()
  }
  return visits
}
