import type { Browser, Page } from '@playwright/test'
import * as v from 'valibot'

const trace = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      pid: v.number(),
      tid: v.number(),
      tdur: v.optional(v.number()),
      args: v.optional(v.looseObject({ name: v.optional(v.unknown()) })),
    }),
  ),
})

/**
 * The tasks of the page's main thread while something is done, in ms of its processor: what other programs of a busy machine
 * take is not counted.
 */
export async function tasksOf(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] })
  await act()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const { traceEvents } = v.parse(trace, JSON.parse((await browser.stopTracing()).toString()))
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  return traceEvents
    .filter((event) => mains.some(({ pid, tid }) => pid === event.pid && tid === event.tid))
    .flatMap(({ name, tdur = 0 }) => (name.endsWith('RunTask') ? [tdur / 1_000] : []))
}
