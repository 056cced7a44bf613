import type { Page } from '@playwright/test'

/** Has each document note that it was held, which may be over before anybody looks. */
export async function noteHeld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if ('held' in document.documentElement.dataset) Reflect.set(window, 'wasHeld', true)
    }).observe(document, { subtree: true, attributeFilter: ['data-held'] })
  })
}
