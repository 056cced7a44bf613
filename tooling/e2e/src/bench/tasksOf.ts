import type { Browser, Page } from '@playwright/test'
import * as v from 'valibot'

const trace = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      pid: v.number(),
      tid: v.number(),
      ts: v.number(),
      tdur: v.optional(v.number()),
      args: v.optional(v.looseObject({ name: v.optional(v.unknown()) })),
    }),
  ),
})

type TraceEvent = v.InferOutput<typeof trace>['traceEvents'][number]

/** What the page's main thread did while something was done, in order; times in µs. */
async function traced(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  const categories = ['toplevel', 'devtools.timeline', 'blink.user_timing', '__metadata']
  await browser.startTracing(page, { categories })
  await act()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const { traceEvents } = v.parse(trace, JSON.parse((await browser.stopTracing()).toString()))
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  return traceEvents
    .filter((event) => mains.some(({ pid, tid }) => pid === event.pid && tid === event.tid))
    .toSorted((a, b) => a.ts - b.ts)
}

/** A task; another event of the like name (`RunTask`) lies in each. */
const isTask = ({ name }: TraceEvent) => name === 'ThreadControllerImpl::RunTask'

/**
 * The tasks of the page's main thread while something is done, in ms of its processor: what other programs of a busy machine
 * take is not counted.
 */
export async function tasksOf(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<readonly number[]> {
  const events = await traced(browser, page, act)
  return events.filter(isTask).map(({ tdur = 0 }) => tdur / 1_000)
}

/**
 * What the main thread did from one mark of the page (`performance.mark`) to the end of the task that painted after another:
 * in ms of its processor.
 */
export async function workToPaint(
  browser: Browser,
  page: Page,
  [from, to]: readonly [string, string],
  act: () => Promise<void>,
): Promise<number> {
  const events = await traced(browser, page, act)
  const after = (name: string, ts: number) => events.find((event) => event.name === name && event.ts >= ts)
  const begun = after(from, 0)
  const done = begun && after(to, begun.ts)
  const painted = done && after('Paint', done.ts)
  if (!begun || !painted) throw new Error(`the page did not paint after ${from} and ${to}`)
  const during = events.filter((event) => isTask(event) && event.ts >= begun.ts && event.ts <= painted.ts)
  return during.reduce((sum, { tdur = 0 }) => sum + tdur / 1_000, 0)
}
