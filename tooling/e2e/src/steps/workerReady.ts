import type { Page } from '@playwright/test'

/** Waits until the service worker runs and has kept what it keeps from the beginning. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.waitForFunction(async () => (await caches.keys()).some((name) => name.includes('precache')))
}

/** Waits until the service worker has kept a page that was opened by way of it. */
export async function pageKept(page: Page, path: string): Promise<void> {
  await page.waitForFunction(
    async (kept) => (await caches.match(kept, { ignoreVary: true })) !== undefined,
    path,
  )
}
