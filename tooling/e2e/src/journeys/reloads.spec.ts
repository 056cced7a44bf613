import type { Page } from '@playwright/test'
import { expect, journey } from '../journey.ts'
import { enterAsDemo } from '../steps/logIn.ts'
import { noteHeld } from '../steps/noteHeld.ts'
import { scrolled } from '../steps/scrolled.ts'
import { shifted } from '../steps/shifted.ts'
import { takenOver } from '../steps/takenOver.ts'

/** Pages that are longer than their frame once their data is there. */
const paths = ['/', '/find', '/activity/discount', '/game/egame', '/help']

/** Waits until the page has asked for what comes near by now: in the frames after a scroll, and what follows from them. */
async function asked(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)))
      }),
  )
}

/** Goes to the end of the page until no more of it comes; where that is. */
async function goToEnd(page: Page): Promise<number> {
  let end = 0
  await expect
    .poll(async () => {
      const before = end
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await asked(page)
      end = await scrolled(page)
      return end === before && (await page.locator('main [aria-busy="true"]').count()) === 0
    })
    .toBe(true)
  return end
}

async function expectSteadyReloads(page: Page): Promise<void> {
  await noteHeld(page)
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    // On a slow machine the network rests for a while before the scripts come, which note the height.
    await takenOver(page)
    let end = await goToEnd(page)
    if (path === '/') {
      // What is near is asked for as soon as the browser says so, which may be after the frames that were waited for.
      await expect(page.getByRole('link', { name: '全部赛程' })).toBeVisible()
      end = await goToEnd(page)
    }
    await page.reload()
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wasHeld')), `${path} is held`).toBe(true)
    // Its own height again: all of it has come, long before the ten seconds are over.
    await expect(page.locator('html[data-held]')).toHaveCount(0, { timeout: 5_000 })
    expect(Math.abs((await scrolled(page)) - end), `${path} is at its end`).toBeLessThanOrEqual(2)
    expect(await shifted(page), `what has moved on ${path}`).toBe(0)
  }
}

journey(
  'pages that a guest loads again at their end stay there, and nothing that is seen moves',
  ({ page }) => expectSteadyReloads(page),
)

journey(
  'a page whose scripts do not come when it is loaded again has its own height after a while',
  async ({ page }) => {
    await page.goto('/help/deposit', { waitUntil: 'networkidle' })
    await takenOver(page)
    await page.route('**/assets/*.js', () => {})
    await page.reload()
    const held = page.locator('html[data-held]')
    await expect(held).toBeAttached()
    await expect(held).toHaveCount(0)
  },
)

journey(
  'pages that a member loads again at their end stay there, and nothing that is seen moves',
  async ({ page }) => {
    await enterAsDemo(page)
    await expectSteadyReloads(page)
  },
)
