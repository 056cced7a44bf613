import type { APIRequestContext } from '@playwright/test'
import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'
import { callOptions } from '../steps/callOptions.ts'

const kind = '捕鱼'
const member = { account: 'demo', password: 'koi-demo-2026' }

/** The last title of the last venue of fishing games: no list but that of its lobby has it. */
async function farthestFish(request: APIRequestContext, api: string): Promise<string> {
  const headers = { d: 'koi-web', device: 'web--lobby12345-lobby12345', lang: 'zh-CN' }
  const reply = await request.get(`${api}/api/findmed/v1/game/list?show=304`, { ...callOptions, headers })
  const names = Array.from((await reply.text()).matchAll(/"name":"([^"]+)"/g), ([, name = '']) => name)
  return names.at(-1) ?? ''
}

journey('any title is reached within three presses, or by one search', async ({ page, koi }, { project }) => {
  let presses = 0
  const press = async (name: string, role: 'button' | 'link') => {
    presses += 1
    await page.getByRole(role, { name, exact: true }).first().click()
  }
  await page.goto('/')
  const title = await farthestFish(page.request, koi.api)
  if (project.name === 'mobile') {
    await press(kind, 'button')
    presses += 1
    await page.getByRole('link', { name: `进入${kind}大厅` }).click()
  } else {
    await press(kind, 'link')
  }
  await expect(page).toHaveURL(/\/venue\/fishGame/)
  const card = page.getByRole('button', { name: title, exact: true })
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 2_000)
      return card.count()
    })
    .toBe(1)
  await press(title, 'button')
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  expect(presses).toBeLessThanOrEqual(3)

  await page.goto('/game/egame')
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
