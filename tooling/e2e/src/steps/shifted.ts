import type { Page } from '@playwright/test'

/** How much of what was seen has moved since the page was loaded, as browsers count it. */
export async function shifted(page: Page): Promise<number> {
  return await page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) sum += Number(Reflect.get(entry, 'value'))
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        requestIdleCallback(() => {
          add(observer.takeRecords())
          resolve(Math.round(sum * 1000) / 1000)
        })
      }),
  )
}
