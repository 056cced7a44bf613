import type { Page } from '@playwright/test'

/** Where the page is scrolled to, in px. */
export async function scrolled(page: Page): Promise<number> {
  return await page.evaluate(() => Math.round(scrollY))
}
