import type { Page } from '@playwright/test'
import { expect, journey } from '../journey.ts'
import { holdScripts } from '../steps/holdScripts.ts'
import { enterAsDemo } from '../steps/logIn.ts'
import { takenOver } from '../steps/takenOver.ts'
import { untilDrawn } from '../steps/untilDrawn.ts'

/** Pages that everybody may see, and members see otherwise than guests. */
const paths = [
  '/',
  '/venue/gaming',
  '/venue/sports',
  '/game/egame',
  '/forgetPassword',
  '/find',
  '/find/detail/coast-opening',
  '/activity/discount',
  '/activity/list/first-deposit',
  '/activity/sign',
  '/activity/enjoyLuxuryGifts',
  '/agent',
  '/help/deposit',
  '/download',
]

interface SeenText {
  readonly text: string
  readonly x: number
  readonly y: number
}

/** The texts on the screen with their places, but for those that tell the time. */
async function seenTexts(page: Page): Promise<readonly SeenText[]> {
  return await page.evaluate(() => {
    const texts: SeenText[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      if (text === '' || /\d:\d\d/.test(text)) continue
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      range.selectNodeContents(node)
      const { x, y, width } = range.getBoundingClientRect()
      if (width > 1 && y >= 0 && y < innerHeight) texts.push({ text, x: Math.round(x), y: Math.round(y) })
    }
    return texts
  })
}

// What moves by itself stands still.
journey.use({ contextOptions: { reducedMotion: 'reduce' } })

journey(
  'a member who reloads a public page sees what everybody does at once, and it keeps its place',
  async ({ page }) => {
    journey.setTimeout(240_000)
    await enterAsDemo(page)
    for (const path of paths) {
      await untilDrawn(page, path)
      const release = await holdScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('h1'), path).toBeAttached()
      const before = await seenTexts(page)
      expect(before.length, `what of ${path} is seen`).toBeGreaterThan(0)
      release()
      await takenOver(page)
      const lost = async () => {
        const now = await seenTexts(page)
        const isAt = (was: SeenText) => (is: SeenText) =>
          is.text === was.text && Math.abs(is.x - was.x) <= 1 && Math.abs(is.y - was.y) <= 1
        return before.filter((was) => !now.some(isAt(was)))
      }
      await expect.soft
        .poll(lost, { timeout: 4000, message: `what of ${path} is gone or has moved` })
        .toEqual([])
    }
  },
)

journey('what a member types before the scripts are there is sought once they are', async ({ page }) => {
  await enterAsDemo(page)
  await untilDrawn(page, '/game/egame')
  const release = await holdScripts(page)
  await page.goto('/game/egame', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('jlylm')
  release()
  await takenOver(page)
  await expect(page.getByRole('searchbox')).toHaveValue('jlylm')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})
