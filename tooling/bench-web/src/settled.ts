import type { Page } from '@playwright/test'

/** Waits until the page has nothing to do. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}
