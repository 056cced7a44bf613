import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '../chromiumLaunch.ts'
import { startServer } from '../startServer.ts'
import { logIn } from '../steps/logIn.ts'
import { answerRows, records } from './recordRows.ts'
import { tasksOf } from './tasksOf.ts'

/** A processor that is so many times as slow. */
const slower = 4
/** From the arrival of the data to the first rows on the screen, in ms. */
const firstRowsLimit = 300
/** The longest task while the record is scrolled, in ms. */
const taskLimit = 50
/** Scrolled with each frame, in px: some 7,000 a second, as by a hard throw. */
const wheel = 120
const frames = 120

/** How long it takes from the arrival of a record's data until its first rows are painted, on a slow processor. */
async function firstRows(page: Page, { call }: (typeof records)[number]): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.evaluate(() => performance.clearResourceTimings())
  await page.getByRole('radio', { name: '近 12 个月' }).click()
  const took = await page.evaluate(async (path) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    while (document.querySelector('[data-index]') === null) await frame()
    const painted = await new Promise<number>((resolve) => {
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
    })
    const entry = performance.getEntriesByType('resource').find(({ name }) => name.includes(path))
    return painted - (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0)
  }, call)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return took
}

/** Scrolls so many frames, some px with each. */
async function throwBy(page: Page, px: number, frames: number): Promise<void> {
  for (let step = 0; step < frames; step += 1) {
    await page.mouse.wheel(0, px)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
}

/** The tasks while a hand scrolls: at the beginning, among the last of ten thousand rows while those come, and back up. */
async function scroll(browser: Browser, page: Page, width: number): Promise<readonly number[]> {
  const measured = (px: number) => tasksOf(browser, page, () => throwBy(page, px, frames))
  await page.mouse.move(width / 2, 700)
  const first = await measured(wheel)
  const isThere = async (index: number) => (await page.locator(`[data-index="${index}"]`).count()) > 0
  const lastIndex = () =>
    page.evaluate(() =>
      Number([...document.querySelectorAll<HTMLElement>('[data-index]')].at(-1)?.dataset['index']),
    )
  for (let part = 0; (await lastIndex()) < 9_400; part += 1) {
    if (part > 60) throw new Error('the rows do not come')
    await throwBy(page, wheel * 8, 40)
  }
  const last: number[] = []
  while (!(await isThere(9_999))) last.push(...(await measured(wheel)))
  return [...first, ...last, ...(await measured(-wheel))]
}

const koi = await startServer()
const browser = await chromium.launch(await chromiumLaunch())
try {
  const shells = [
    ['desktop', koi.desktop, 1440],
    ['mobile', koi.mobile, 375],
  ] as const
  for (const [shell, origin, width] of shells) {
    for (const record of records) {
      const page = await browser.newPage({ locale: 'zh-CN', viewport: { width, height: 900 } })
      await page.goto(`${origin}/login`)
      await logIn(page, { account: 'demo', password: 'koi-demo-2026' })
      await page.waitForURL(/\/(home)?$/)
      await answerRows(page, record, Date.now())
      await page.goto(`${origin}${record.path}`)
      await page
        .getByText(/这段时间没有/)
        .first()
        .waitFor()
      const first = await firstRows(page, record)
      const times = (await scroll(browser, page, width)).map((task) => task * slower)
      const rows = await page.evaluate(() => document.querySelectorAll('main [data-index]').length)
      const reached = await page.evaluate(() => document.documentElement.scrollHeight)
      const long = times.filter((time) => time > taskLimit).length
      const longest = Math.max(0, ...times).toFixed(1)
      console.log(
        `${shell} ${record.name}: first rows after ${first.toFixed(0)} ms; scrolling ${reached} px: longest task ${longest} ms, ${long} of ${times.length} above ${taskLimit} ms; ${rows} rows in the page`,
      )
      if (long > 0 || first > firstRowsLimit) process.exitCode = 1
      await page.close()
    }
  }
} finally {
  await browser.close()
  await koi.stop()
}
