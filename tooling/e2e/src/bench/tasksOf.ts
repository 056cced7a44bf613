import type { Browser, Page } from '@playwright/test'
import * as v from 'valibot'

const trace = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      pid: v.number(),
      tid: v.number(),
      ts: v.number(),
      dur: v.optional(v.number()),
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
  const categories = ['toplevel', 'devtools.timeline', 'blink.user_timing', 'v8', '__metadata']
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

/** A task of the page's main thread. */
export interface Task {
  /** Of its processor: what other programs of a busy machine take is not counted. */
  readonly ms: number
  /** The browser gives memory back that has long been free. It does so once in a while in any page, and nothing of the page is in it. */
  readonly shrinksHeap: boolean
}

const heapShrinking = 'V8.GCFinalizeMCReduceMemory'

/** The tasks of the page's main thread while something is done. */
export async function tasksOf(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<readonly Task[]> {
  const events = await traced(browser, page, act)
  const shrinkings = events.filter(({ name }) => name === heapShrinking)
  return events.filter(isTask).map(({ ts, dur = 0, tdur = 0 }) => ({
    ms: tdur / 1_000,
    shrinksHeap: shrinkings.some((shrinking) => shrinking.ts >= ts && shrinking.ts <= ts + dur),
  }))
}

/** The tasks in words, beside a limit in ms on a processor that is so many times as slow; failed by any but a shrinking heap's. */
export function tellTasks(
  tasks: readonly Task[],
  { slower, limit }: { readonly slower: number; readonly limit: number },
): { readonly told: string; readonly failed: boolean } {
  const long = tasks.filter(({ ms }) => ms * slower > limit)
  const shrinking = long.filter(({ shrinksHeap }) => shrinksHeap)
  const longest = Math.max(0, ...tasks.map(({ ms }) => ms * slower)).toFixed(1)
  const cause = shrinking.length > 0 ? ` (${shrinking.length} of them the browser's, giving memory back)` : ''
  return {
    told: `longest task ${longest} ms, ${long.length} of ${tasks.length} above ${limit.toFixed(1)} ms${cause}`,
    failed: long.length > shrinking.length,
  }
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
