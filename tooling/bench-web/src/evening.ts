import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import type { Device } from './devices.ts'
import { becomeMember } from './pages.ts'
import { settled } from './settled.ts'

/** What a page holds after a forced collection. */
export interface Held {
  readonly heapBytes: number
  readonly nodes: number
  /** Of these, in no document; the few that the browser makes for fields and pictures are among them. */
  readonly detached: number
  readonly listeners: number
}

/** A source of numbers from 0 to 1, the same each time (mulberry32). */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Where an evening leads: games are left out, for a frame has a heap of its own. */
const places =
  /^\/(?:$|home|venue|game|find|help|activity|finance\/(?:deposit|withdraw|transfer)$|user|agent|download)/

function nodesInDocument(): number {
  const walker = document.createTreeWalker(document)
  let count = 1
  while (walker.nextNode()) count += 1
  return count
}

async function collect(page: Page, session: CDPSession): Promise<Held> {
  await session.send('HeapProfiler.collectGarbage')
  await settled(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const attached = await page.evaluate(nodesInDocument)
  return { heapBytes: usedSize, nodes, detached: nodes - attached, listeners: jsEventListeners }
}

/** What is left once no further collection frees a node: a page that has just left may be held for a while. */
async function measure(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page)
  let held = await collect(page, session)
  for (let same = 0; same < 5;) {
    await page.waitForTimeout(1_000)
    const next = await collect(page, session)
    same = next.nodes < held.nodes ? 0 : same + 1
    held = next
  }
  await session.detach()
  return held
}

/** Goes back, but never off the site: the page that was opened first stays. */
async function goBack(page: Page): Promise<void> {
  const isFirst = await page.evaluate(() => {
    // The browser keeps fifty pages: there is nothing behind the oldest.
    if (!navigation.canGoBack) return true
    const state: unknown = history.state
    return typeof state !== 'object' || state === null || !('idx' in state) || state.idx === 0
  })
  if (!isFirst) await page.goBack()
}

/** One step: a link that is in sight, or the way back; sometimes a search, a scroll, a sheet that is opened and shut. */
async function step(page: Page, roll: () => number): Promise<void> {
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(roll() * from.length)]
  const chance = roll()
  if (chance < 0.15) {
    await page.mouse.wheel(0, 400 + roll() * 2_000)
    return
  }
  const box = page.getByRole('searchbox').first()
  if (chance < 0.25 && (await box.isVisible())) {
    await box.fill(pick(['jin', '夜', '百家乐', 'lp', '']) ?? '')
    return
  }
  if (chance < 0.4) {
    await goBack(page)
    return
  }
  const links = await page.locator('a[href^="/"]:visible').all()
  const hrefs = await Promise.all(
    links.map((link) => link.getAttribute('href', { timeout: 2_000 }).catch(() => null)),
  )
  const href = pick(hrefs.filter((address) => address !== null && places.test(address)))
  if (href === undefined) {
    await goBack(page)
    return
  }
  await page
    .locator(`a[href="${href}"]:visible`)
    .first()
    .click({ timeout: 3_000 })
    .catch(() => {})
}

/** The way home from wherever the evening ended, without loading the page anew. */
async function goHome(page: Page): Promise<void> {
  const home = page.locator('a[href="/home"]:visible, a[href="/"]:visible').first()
  for (let tries = 0; tries < 60; tries += 1) {
    await page.keyboard.press('Escape')
    // What is just leaving, with the sheet or the page it is on, is no longer there to be pressed.
    const press = (target: Locator) =>
      target.click({ timeout: 3_000 }).then(
        () => true,
        () => false,
      )
    if ((await home.isVisible()) && (await press(home))) {
      await page.waitForURL(/\/(?:home)?$/)
      await page.waitForLoadState('networkidle')
      return
    }
    // A screen of a phone that was opened first leads to its parent by its own button.
    const back = page.getByRole('button', { name: '返回' }).first()
    if (await back.isVisible()) await press(back)
    else await goBack(page)
    await page.waitForLoadState('networkidle')
  }
  throw new Error(`the evening did not find home from ${page.url()}`)
}

/**
 * A member's evening of so many minutes: what the page holds at home after its first tenth, when all that
 * is kept on purpose is there, and at its end.
 */
export async function evening(
  browser: Browser,
  device: Device,
  origin: string,
  minutes: number,
): Promise<{ readonly early: Held; readonly late: Held; readonly steps: number }> {
  const page = await browser.newPage({ ...device.context, serviceWorkers: 'block' })
  await becomeMember(page, origin)
  const roll = dice(7)
  const begun = performance.now()
  let steps = 0
  const until = async (part: number) => {
    while (performance.now() - begun < minutes * 60_000 * part) {
      await step(page, roll)
      await page.waitForTimeout(300 + roll() * 700)
      steps += 1
    }
    await goHome(page)
    return await measure(page)
  }
  const early = await until(0.1)
  const late = await until(1)
  await page.context().close()
  return { early, late, steps }
}
