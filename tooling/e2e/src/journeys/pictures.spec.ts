import type { Page } from '@playwright/test'
import { expect, journey } from '../journey.ts'
import { holdScripts } from '../steps/holdScripts.ts'
import { takenOver } from '../steps/takenOver.ts'
import { untilDrawn } from '../steps/untilDrawn.ts'

/** Of the pictures of the page: how many are seen without scrolling, those that have come, and those that were asked for. */
async function picturesOf(page: Page) {
  return await page.evaluate(() => {
    const images = [...document.querySelectorAll<HTMLImageElement>('picture img')]
    const isSeen = (image: HTMLImageElement) => {
      const place = image.closest('div')?.getBoundingClientRect()
      return place !== undefined && place.top < innerHeight && place.bottom > 0 && place.left < innerWidth
    }
    const asked = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
    return {
      seen: images.filter(isSeen).length,
      missing: images.filter((image) => isSeen(image) && image.naturalWidth === 0).length,
      notSeen: images.filter((image) => !isSeen(image) && asked.has(image.currentSrc)).length,
    }
  })
}

journey(
  'the largest picture of home comes first, then those that are seen, and no others before the scripts',
  async ({ page }) => {
    await untilDrawn(page, '/')
    const release = await holdScripts(page)
    const largest = Promise.withResolvers<void>()
    const asked: string[] = []
    await page.route('**/pictures/**', async (route) => {
      asked.push(route.request().url())
      if (route.request().url().includes('/koi-waves-')) await largest.promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await expect.poll(() => asked).toHaveLength(1)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(asked).toEqual([expect.stringContaining('/koi-waves-')])
    largest.resolve()
    await expect.poll(() => picturesOf(page)).toMatchObject({ missing: 0, notSeen: 0 })
    expect((await picturesOf(page)).seen).toBeGreaterThan(3)
    const before = asked.length
    release()
    await takenOver(page)
    // Now those a little further down come as well, as the browser sees fit.
    await expect.poll(() => asked.length).toBeGreaterThan(before)
  },
)

journey(
  'a page that is scrolled before its scripts are there has the pictures that it is scrolled to',
  async ({ page }) => {
    await untilDrawn(page, '/')
    await holdScripts(page)
    await page.goto('/')
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await expect.poll(async () => (await picturesOf(page)).missing).toBe(0)
    expect((await picturesOf(page)).seen).toBeGreaterThan(3)
  },
)

journey(
  'a tap before the scripts are there shows that it waits, and is done once they are',
  async ({ page }) => {
    await untilDrawn(page, '/login')
    const release = await holdScripts(page)
    await page.goto('/login')
    const show = page.getByRole('button', { name: '显示', exact: true })
    await show.click()
    await expect(page.locator('html')).toHaveAttribute('data-tapped', '')
    release()
    await takenOver(page)
    await expect(page.getByRole('button', { name: '隐藏', exact: true })).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-tapped')
  },
)

journey(
  'pictures that are on their way when their page is left are given up, and asked for again on the way back',
  async ({ page }) => {
    const asked: string[] = []
    const givenUp = new Set<string>()
    await page.route('**/pictures/**', (route) => void asked.push(route.request().url()))
    page.on('requestfailed', (request) => void givenUp.add(request.url()))
    await page.goto('/home', { waitUntil: 'commit' })
    await takenOver(page)
    await expect.poll(() => asked.length).toBeGreaterThan(3)
    const left = asked.slice(0, 4)
    await page.getByRole('link', { name: '登录', exact: true }).first().click()
    await expect(page).toHaveURL(/\/login/)
    await expect.poll(() => left.filter((url) => !givenUp.has(url))).toEqual([])
    const before = asked.length
    await page.goBack()
    await expect.poll(() => asked.slice(before)).toEqual(expect.arrayContaining([left[0]]))
  },
)
