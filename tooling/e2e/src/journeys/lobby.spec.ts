import type { Locator, Page } from '@playwright/test'
import * as v from 'valibot'
import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'
import { openAddress } from '../steps/openAddress.ts'

const member = { account: 'demo', password: 'koi-demo-2026' }
const kinds = {
  sports: '体育',
  live: '真人',
  chess: '棋牌',
  slots: '电子',
  lottery: '彩票',
  fish: '捕鱼',
} as const

const gameList = v.object({
  data: v.object({
    venues: v.array(v.object({ gameType: v.string(), games: v.array(v.object({ name: v.string() })) })),
  }),
})

/** The titles of each kind, in the order of the list: the last one of a kind is farthest from the top of its lobby. */
async function readTitles(page: Page): Promise<(gameType: string) => readonly string[]> {
  const list = page.waitForResponse((reply) => reply.status() === 200 && reply.url().includes('game/list'))
  // With a query the page is not drawn beforehand, and asks for the list.
  await page.goto('/game/egame?q=x')
  const { data } = v.parse(gameList, await (await list).json())
  return (gameType) =>
    data.venues
      .filter((venue) => venue.gameType === gameType)
      .flatMap(({ games }) => games.map(({ name }) => name))
}

journey('any title is reached within three presses, or by one search', async ({ page }, { project }) => {
  const titlesOf = await readTitles(page)
  let all = 0
  for (const [gameType, kind] of Object.entries(kinds)) {
    const titles = titlesOf(gameType)
    const title = titles.at(-1) ?? ''
    all += titles.length
    let presses = 0
    const press = async (target: Locator) => {
      presses += 1
      await target.first().click()
    }
    await openAddress(page, '/')
    if (project.name === 'mobile') {
      await press(page.getByRole('button', { name: kind, exact: true }))
      await press(page.getByRole('link', { name: `进入${kind}大厅` }))
    } else {
      await press(page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: kind }))
    }
    await expect(page.getByText(`共 ${titles.length} 款`)).toBeVisible()
    const card = page.getByRole('button', { name: title, exact: true })
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 2_000)
        return card.count()
      })
      .toBe(1)
    await press(card)
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    expect(presses, `presses to ${title}, the last of ${kind}`).toBeLessThanOrEqual(3)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: title })).toHaveCount(0)
  }
  expect(all).toBe(301)

  await openAddress(page, '/game/egame')
  await page.getByRole('searchbox', { name: '搜索游戏' }).fill('jlylm')
  await expect(page.getByText('共 1 款')).toBeVisible()
  await expect(page.getByRole('button', { name: '锦鲤跃龙门', exact: true })).toBeVisible()
})

journey(
  'a favourite chosen on one device is there on another, and on home',
  async ({ page, browser, shell }) => {
    await page.goto('/game/egame?q=jcdh')
    const heart = page.getByRole('button', { name: '收藏九重灯火' })
    await heart.click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await logIn(page, member)
    await expect(page).toHaveURL(/\/game\/egame\?q=jcdh$/)
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')

    const other = await browser.newContext({ baseURL: shell, locale: 'zh-CN' })
    const second = await other.newPage()
    await second.goto('/login')
    await logIn(second, member)
    await expect(second.getByRole('region', { name: '我的收藏' })).toContainText('九重灯火')
    await second.goto('/game/egame?filter=favourite')
    await expect(second.getByText('共 1 款')).toBeVisible()
    await second.getByRole('button', { name: '收藏九重灯火' }).click()
    await expect(second.getByText('还没有收藏的游戏')).toBeVisible()
    await other.close()
  },
)

journey('a lobby is as it was left when the player comes back to it', async ({ page }) => {
  await page.goto('/venue/realbet?filter=hot')
  await page.getByRole('searchbox', { name: '搜索游戏' }).fill('bjl')
  await expect(page).toHaveURL(/q=bjl/)
  await page.goto('/')
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: '搜索游戏' })).toHaveValue('bjl')
  await expect(page.getByRole('radio', { name: '热门' })).toBeChecked()
})
