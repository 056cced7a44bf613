import type { Page } from '@playwright/test'

/** When a page showed something, and what it did meanwhile; times in ms since it was asked for. */
export interface Paints {
  readonly firstContent: number
  readonly largestContent: number
  /** Cumulative layout shift, without what follows a player's own action. */
  readonly shift: number
  /** What the tasks above 50 ms took beyond that, in ms. */
  readonly blocked: number
  readonly elements: number
  /** When the shell had taken over what the server drew; NaN for a page that it did not draw for this player. */
  readonly takenOver: number
}

/** Lets a page note its paints, shifts and long tasks. Call it before the page is opened. */
export async function notePaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = { largestContent: 0, shift: 0, blocked: 0, takenOver: NaN }
    Reflect.set(window, 'koiPaints', noted)
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
    watch('largest-contentful-paint', ({ startTime }) => void (noted.largestContent = startTime))
    watch('layout-shift', (entry) => {
      if (Reflect.get(entry, 'hadRecentInput') === false) noted.shift += Number(Reflect.get(entry, 'value'))
    })
    let waits = false
    const timer = setInterval(() => {
      const isEarly = Reflect.get(window, 'koiEarly') !== undefined
      waits ||= isEarly
      if (!waits || isEarly) return
      noted.takenOver = performance.now()
      clearInterval(timer)
    }, 10)
    watch('longtask', ({ duration }) => void (noted.blocked += Math.max(0, duration - 50)))
  })
}

/** What a page noted by now. */
export async function readPaints(page: Page): Promise<Paints> {
  return await page.evaluate(() => {
    const noted: unknown = Reflect.get(window, 'koiPaints')
    const read = (name: string) =>
      typeof noted === 'object' && noted !== null ? Number(Reflect.get(noted, name)) : NaN
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return {
      firstContent: paint?.startTime ?? NaN,
      largestContent: read('largestContent'),
      shift: read('shift'),
      blocked: read('blocked'),
      elements: document.querySelectorAll('*').length,
      takenOver: read('takenOver'),
    }
  })
}
