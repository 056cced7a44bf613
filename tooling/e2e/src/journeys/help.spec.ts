import { expect, journey } from '../journey.ts'
import { takenOver } from '../steps/takenOver.ts'

journey('help is read, searched and led through in both languages', async ({ page }) => {
  await page.goto('/help')
  await expect(page).toHaveURL(/\/help\/overview$/)
  await expect(page.getByRole('heading', { level: 1, name: '帮助中心' })).toBeVisible()

  // Words in the middle of a sentence; every letter is told, and only the end of typing is searched.
  await page.getByRole('searchbox', { name: '搜索帮助' }).fill('手续费从申请')
  await page.getByRole('link', { name: /取款：方式与限额/ }).click()
  await expect(page).toHaveURL(/\/help\/withdrawal#channels$/)
  await expect(page.getByRole('heading', { level: 1, name: '取款' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: '方式与限额' })).toBeInViewport()
  await expect(page).toHaveTitle(/^取款 · /)
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: '搜索帮助' })).toHaveValue('手续费从申请')

  await page.goto('/help/withdrawal')
  await page.getByRole('link', { name: '申请之后', exact: true }).click()
  await expect(page).toHaveURL(/#progress$/)
  await expect(page.getByRole('heading', { level: 2, name: '申请之后' })).toBeInViewport()
  await page.getByRole('link', { name: /下一篇/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '钱包与转账' })).toBeVisible()
})

journey('an address leads to a section of an article in the language of the player', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'en'))
  await page.goto('/help/game-rules#five-reels')
  await expect(page.getByRole('heading', { level: 1, name: 'Rules of the games' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Five-reel slot' })).toBeInViewport()
  await expect(page.getByRole('heading', { level: 2, name: 'Baccarat' })).not.toBeInViewport()
  await page.getByRole('searchbox', { name: 'Search help' }).fill('no such thing at all')
  await expect(page.getByText('Nothing found for “no such thing at all”')).toBeVisible()
})

journey('only the article and the language that are read are loaded', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/help/vip')
  await expect(page.getByRole('heading', { level: 2, name: '权益', exact: true })).toBeVisible()
  await takenOver(page)
  // A file is an article by what it holds: a name that fits one may be that of a screen.
  const articles = async () => {
    const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
    return texts.filter((text) => /^var \w+=\{title:[^}]*summary:/.test(text)).length
  }
  await expect.poll(articles).toBe(1)
})

journey('an address of no article says so and leads to all of them', async ({ page }) => {
  await page.goto('/help/no-such-page')
  await expect(page.getByText('没有这篇帮助')).toBeVisible()
  await page.getByRole('link', { name: '全部帮助' }).click()
  await expect(page).toHaveURL(/\/help\/overview$/)
})

journey(
  'an article that takes its time comes under its own heading, which has the focus',
  async ({ page }) => {
    await page.goto('/help/account')
    await takenOver(page)
    const released = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await released.promise
      await route.continue()
    })
    const heading = page.getByRole('heading', { level: 1 })
    await page.getByRole('link', { name: /下一篇/ }).press('Enter')
    await expect(page).not.toHaveURL(/\/help\/account$/)
    await expect(page.locator('main [aria-busy="true"]')).toBeVisible()
    await expect(heading).toBeFocused()
    const title = await heading.textContent()
    released.resolve()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await expect(heading).toHaveText(title ?? '')
    await expect(heading).toBeFocused()
  },
)
