import type { Page } from '@playwright/test'
import { expect, journey } from '../journey.ts'
import { holdScripts } from '../steps/holdScripts.ts'
import { enterAsDemo } from '../steps/logIn.ts'
import { takenOver } from '../steps/takenOver.ts'
import { untilDrawn } from '../steps/untilDrawn.ts'

/** Pages that show everybody the same but for some parts. */
const paths = ['/', '/venue/gaming', '/venue/sports', '/game/egame', '/find', '/find/detail/coast-opening']

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

/** Lets the replies of the API come late, as over a slow line. */
async function delayReplies(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
}

/** Opens a page as a member, and tells what they saw before its scripts that is gone or elsewhere right after it is theirs. */
async function lostFrom(page: Page, path: string, least = 0): Promise<readonly SeenText[]> {
  await untilDrawn(page, path)
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('h1'), path).toBeAttached()
  const before = await seenTexts(page)
  expect(before.length, `what of ${path} is seen`).toBeGreaterThan(least)
  release()
  await takenOver(page)
  const now = await seenTexts(page)
  const isAt = (was: SeenText) => (is: SeenText) =>
    is.text === was.text && Math.abs(is.x - was.x) <= 1 && Math.abs(is.y - was.y) <= 1
  return before.filter((was) => !now.some(isAt(was)))
}

journey(
  'a member who reloads a public page sees what everybody does at once, and it keeps its place',
  async ({ page }) => {
    journey.setTimeout(240_000)
    await enterAsDemo(page)
    await delayReplies(page)
    for (const path of paths)
      expect.soft(await lostFrom(page, path, 4), `what of ${path} is gone or has moved`).toEqual([])
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    // Where the header has less room, a member has no name beside its mark.
    await page.setViewportSize({ width: width > 1000 ? 1100 : 320, height })
    expect(await lostFrom(page, '/', 4), 'what of a narrow home is gone or has moved').toEqual([])
  },
)

/** Pages of members, which they see as these stand before any reply. */
const ownPaths = [
  '/user/personal',
  '/user/bankCardsManage',
  '/user/message',
  '/user/feedBack',
  '/user/feedBackList',
  '/user/betRecord',
  '/user/transRecord',
  '/user/vip',
  '/user/vip/detail',
  '/user/protection',
  '/finance/deposit',
  '/finance/deposit/newsletter',
  '/finance/deposit/virtualCoinHelp',
  '/finance/withdraw',
  '/finance/transfer',
  '/finance/addBankCard',
  '/finance/addAlipay',
  '/finance/virtualCoinCard',
]

journey(
  'a member who reloads a page of theirs sees its frame at once, and it keeps its place',
  async ({ page }) => {
    journey.setTimeout(240_000)
    await enterAsDemo(page)
    await delayReplies(page)
    for (const path of ownPaths) {
      expect.soft(await lostFrom(page, path), `what of ${path} is gone or has moved`).toEqual([])
      await expect.soft(page.locator('[aria-busy="true"]'), `what ${path} still waits for`).toHaveCount(0)
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

journey('what a member taps before the scripts are there is done once they are', async ({ page }) => {
  await enterAsDemo(page)
  await untilDrawn(page, '/find')
  const release = await holdScripts(page)
  await page.goto('/find', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: '体育', exact: true }).click()
  // A member has more than a guest before it in the header.
  const themes = page.getByRole('button', { name: /^外观/ })
  const isDesktop = await themes.isVisible()
  if (isDesktop) await themes.click()
  release()
  await expect(page.getByRole('radio', { name: '体育', exact: true })).toBeChecked()
  if (isDesktop) await expect(page.getByRole('menu').first()).toBeVisible()
})

journey(
  'what a member writes and chooses early in a form of theirs is there once it is',
  async ({ page }) => {
    await enterAsDemo(page)
    await untilDrawn(page, '/user/feedBack')
    const release = await holdScripts(page)
    await page.goto('/user/feedBack', { waitUntil: 'commit' })
    await page.locator('textarea').fill('存款没有到账')
    const kind = page.locator('main select')
    const isDesktop = await kind.isVisible()
    const chosen = isDesktop ? await kind.selectOption({ index: 2 }) : []
    // The player has to choose it again: the page must not fail for it.
    const picture = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('picture') }
    await page.locator('input[type=file]').setInputFiles(picture)
    release()
    await takenOver(page)
    await expect(page.locator('textarea')).toHaveValue('存款没有到账')
    if (isDesktop) await expect(kind).toHaveValue(chosen[0] ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('意见反馈')
  },
)
