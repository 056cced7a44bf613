import { expect, type Page } from '@playwright/test'

/** Waits until the server has drawn a page: on a busy machine it leaves the first visit to the browser (D18a). */
export async function untilDrawn(page: Page, path: string, locale = 'zh-CN'): Promise<void> {
  const headers = { accept: 'text/html', 'accept-language': locale }
  const text = async () => await (await page.request.get(path, { headers })).text()
  await expect.poll(text, { message: `${path} is drawn` }).toContain(`data-drawn="${locale}"`)
}
