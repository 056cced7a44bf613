import type { Browser, Page } from '@playwright/test'
import { notePaints, type Paints, readPaints } from './paints.ts'
import type { Device } from './devices.ts'
import { type Traffic, watchPage } from './watchPage.ts'

/** One visit of a page. */
export interface Visit extends Paints {
  readonly traffic: Traffic
  /** Bytes that had arrived when the first content was painted. */
  readonly beforeContent: number
}

/** A line as slow as this while visiting: bytes a second, and ms until the first byte. */
export interface Line {
  readonly bytesPerSecond: number
  readonly latency: number
}

async function slowDown(page: Page, { bytesPerSecond, latency }: Line): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

/** Opens an address and waits until the page rests. */
async function open(page: Page, url: string): Promise<Visit> {
  const watch = await watchPage(page)
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 })
  const paints = await readPaints(page)
  const beforeContent = watch.arrivedBefore(paints.firstContent)
  return { ...paints, traffic: await watch.end(), beforeContent }
}

/** What a visit begins with, such as a login; nothing of it stays in the browser's cache. */
export type Preparation = (page: Page) => Promise<void>

async function prepared(browser: Browser, device: Device, prepare?: Preparation): Promise<Page> {
  const page = await browser.newPage({ ...device.context, serviceWorkers: 'block' })
  if (prepare) {
    await prepare(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    await session.detach()
  }
  await notePaints(page)
  return page
}

/** A first visit, and another one right after it. No service worker takes part. */
export async function visitTwice(
  browser: Browser,
  device: Device,
  url: string,
  prepare?: Preparation,
): Promise<{ readonly cold: Visit; readonly warm: Visit }> {
  const page = await prepared(browser, device, prepare)
  const cold = await open(page, url)
  const warm = await open(page, url)
  await page.context().close()
  return { cold, warm }
}

/** When a first visit over a slow line is tapped, in ms after it began: its page is there, and its scripts are not. */
const tappedAt = 1_500

/** How long such a tap on the first button of a page waits for the shell, which answers it then, in ms. */
export async function tapEarly(browser: Browser, device: Device, url: string, line: Line): Promise<number> {
  const page = await prepared(browser, device)
  await slowDown(page, line)
  await page.goto(url, { waitUntil: 'commit' })
  const tapped = await page.evaluate(
    (at) =>
      new Promise<number>((resolve) => {
        setTimeout(() => {
          const button = [...document.querySelectorAll('button')].find((one) => one.checkVisibility())
          button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
          button?.click()
          resolve(button ? performance.now() : NaN)
        }, at - performance.now())
      }),
    tappedAt,
  )
  await page.waitForFunction(() => Reflect.get(window, 'koiEarly') === undefined, null, { timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  const { takenOver } = await readPaints(page)
  await page.context().close()
  return takenOver - tapped
}

/** A first visit over a slow line. */
export async function visitSlowly(
  browser: Browser,
  device: Device,
  url: string,
  line: Line,
  prepare?: Preparation,
): Promise<Visit> {
  const page = await prepared(browser, device, prepare)
  await slowDown(page, line)
  const visit = await open(page, url)
  await page.context().close()
  return visit
}
