import { type Page, test as base } from '@playwright/test'
import type { WindowSize } from './switchWorkshop.ts'

/** A page of the built workshop, and what went wrong on it since it was last asked. */
export interface Workshop {
  readonly page: Page
  /** The window of a story that asks for none. */
  readonly own: WindowSize
  readonly takeProblems: () => readonly string[]
}

export interface WorkshopOptions {
  /** The device of the workshop's toolbar. */
  readonly form: 'desktop' | 'mobile'
}

/** A test in a page that all tests of a worker share: what the workshop loads is in its cache after the first. */
export const test = base.extend<object, WorkshopOptions & { workshop: Workshop }>({
  form: ['desktop', { option: true, scope: 'worker' }],
  workshop: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale = '', timezoneId = '', viewport = null, contextOptions } = project.use
      const context = await browser.newContext({ ...contextOptions, baseURL, locale, timezoneId, viewport })
      const page = await context.newPage()
      let problems: string[] = []
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text())
      })
      await use({
        page,
        own: viewport ?? { width: 1280, height: 900 },
        takeProblems: () => {
          const taken = problems
          problems = []
          return taken
        },
      })
      await context.close()
    },
    { scope: 'worker' },
  ],
})
