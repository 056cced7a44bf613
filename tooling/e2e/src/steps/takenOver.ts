import type { Page } from '@playwright/test'

/** Waits until the shell itself shows the page, be it one that the server drew before. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !Reflect.get(window, 'koiEarly') && document.querySelector('#root > *') !== null,
  )
}
