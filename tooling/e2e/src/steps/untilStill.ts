import type { Page } from '@playwright/test'

/** For so long nothing has been added to a page or taken out of it, in ms. */
const quiet = 200

/** Waits until a page stays as it is: what is below the first screen is drawn, and further pages of lists are asked for, behind it. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(
    (quiet) =>
      new Promise<void>((resolve) => {
        const done = () => {
          observer.disconnect()
          resolve()
        }
        let timer = setTimeout(done, quiet)
        const observer = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(done, quiet)
        })
        observer.observe(document.body, { subtree: true, childList: true })
      }),
    quiet,
  )
}
