import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '../chromiumLaunch.ts'
import { startServer } from '../startServer.ts'
import { logIn } from '../steps/logIn.ts'
import { answerRows, records } from './recordRows.ts'
import { type Task, tasksOf, tellTasks, workToPaint } from './tasksOf.ts'

type LongRecord = (typeof records)[number]

/**
 * A processor that is so many times as slow. Times are of the processor, multiplied: by the clock, and with the slowdown that
 * a browser emulates, what other programs of a busy machine use counts as the page's.
 */
const slower = 4
/** From the arrival of the data to the paint of the first rows, in ms. */
const firstRowsLimit = 300
/** The longest task while the record is scrolled, in ms. */
const taskLimit = 50
/** Scrolled with each frame, in px: some 7,000 a second, as by a hard throw. */
const wheel = 120
const frames = 120

/** Opens the record of a member with an empty page of it. */
async function open(browser: Browser, origin: string, width: number, record: LongRecord): Promise<Page> {
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
  return page
}

/** Asks for the longest time, and marks when its data and its first rows are there. */
async function showRows(page: Page, { call }: LongRecord): Promise<void> {
  const year = await page.getByRole('radio', { name: '近 12 个月' }).elementHandle()
  if (!year) throw new Error('the record has no such time')
  await page.evaluate(
    async ([radio, path]) => {
      performance.clearResourceTimings()
      const rows = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('main [data-index]') === null) return
          observer.disconnect()
          performance.mark('rows')
          resolve()
        })
        observer.observe(document, { childList: true, subtree: true })
      })
      if (radio instanceof HTMLElement) radio.click()
      await rows
      const reply = performance
        .getEntriesByType('resource')
        .find((entry) => entry instanceof PerformanceResourceTiming && entry.name.includes(path))
      if (reply instanceof PerformanceResourceTiming)
        performance.mark('data', { startTime: reply.responseEnd })
    },
    [year, call] as const,
  )
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN

/** The work from the arrival of a record's data until its first rows are painted, in ms. */
async function firstRows(
  browser: Browser,
  origin: string,
  width: number,
  record: LongRecord,
): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < 5; time += 1) {
    const page = await open(browser, origin, width, record)
    times.push(await workToPaint(browser, page, ['data', 'rows'], () => showRows(page, record)))
    await page.close()
  }
  return median(times)
}

/** A piece of work that is always the same, in ms of the processor and by the clock: what the figures of a run are worth. */
async function calibrate(browser: Browser): Promise<{ readonly work: number; readonly clock: number }> {
  const page = await browser.newPage()
  const work: number[] = []
  const clock: number[] = []
  for (let time = 0; time < 5; time += 1) {
    const tasks = await tasksOf(browser, page, async () => {
      const took = await page.evaluate(() => {
        const begun = performance.now()
        const map = new Map<string, { at: number }>()
        let sum = 0
        for (let at = 0; at < 400_000; at += 1) {
          map.set(`k${at % 5_000}`, { at })
          sum += map.get(`k${(at * 7) % 5_000}`)?.at ?? 0
        }
        return sum < 0 ? sum : performance.now() - begun
      })
      clock.push(took)
    })
    work.push(Math.max(...tasks.map(({ ms }) => ms)))
  }
  await page.close()
  return { work: median(work), clock: median(clock) }
}

/** Scrolls so many frames, some px with each. */
async function throwBy(page: Page, px: number, frames: number): Promise<void> {
  for (let step = 0; step < frames; step += 1) {
    await page.mouse.wheel(0, px)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
}

/** The tasks while a hand scrolls: at the beginning, among the last of ten thousand rows while those come, and back up. */
async function scroll(browser: Browser, page: Page, width: number): Promise<readonly Task[]> {
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
  const last: Task[] = []
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
      const { work, clock } = await calibrate(browser)
      const first = (await firstRows(browser, origin, width, record)) * slower
      const page = await open(browser, origin, width, record)
      await showRows(page, record)
      const { told, failed } = tellTasks(await scroll(browser, page, width), { slower, limit: taskLimit })
      const rows = await page.evaluate(() => document.querySelectorAll('main [data-index]').length)
      const reached = await page.evaluate(() => document.documentElement.scrollHeight)
      console.log(
        `${shell} ${record.name}: first rows after ${first.toFixed(0)} ms; scrolling ${reached} px: ${told}; ${rows} rows in the page; calibration ${work.toFixed(0)} ms of the processor, ${clock.toFixed(0)} ms by the clock`,
      )
      if (failed || first > firstRowsLimit) process.exitCode = 1
      await page.close()
    }
  }
} finally {
  await browser.close()
  await koi.stop()
}
