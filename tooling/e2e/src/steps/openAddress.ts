import type { Page } from '@playwright/test'

/**
 * Types an address into the browser's bar once what lay over the page is gone from the history, too: on a phone an overlay
 * has an entry of its own there, and stepping back over it would cancel the way to the address.
 */
export async function openAddress(page: Page, path: string): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('dialog[open]') === null &&
      !/"depth":[1-9]/.test(JSON.stringify(history.state) ?? ''),
  )
  await page.goto(path)
}
