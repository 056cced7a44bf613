import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'
import { openMember } from '../steps/memberCalls.ts'

journey.use({ contextOptions: { reducedMotion: 'reduce' } })

journey('a reader comes back from an article to the same category and place', async ({ page }) => {
  await page.goto('/home')
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '发现' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '发现' })).toBeVisible()
  await page.getByRole('radiogroup', { name: '资讯分类' }).getByText('体育').click()
  await expect(page).toHaveURL(/\/find\?category=sports$/)
  const last = page.getByRole('link', { name: /夜场也有比赛/ })
  // The list of all news has given way to the list of this category.
  await expect(page.getByRole('link', { name: /欢迎来到/ })).toHaveCount(0)
  await expect(last).toBeVisible()
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await last.click()
  await expect(page).toHaveURL(/\/find\/detail\/night-games$/)
  await expect(page.getByRole('heading', { level: 1, name: /夜场也有比赛/ })).toBeVisible()
  await expect(page).toHaveTitle(/^夜场也有比赛/)
  await page.goBack()
  await expect(page.getByRole('radio', { name: '体育' })).toBeChecked()
  await expect(last).toBeVisible()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(4)
  await page.goto('/find/detail/nowhere')
  await page.getByRole('button', { name: '返回资讯列表' }).click()
  await expect(page).toHaveURL(/\/find$/)
})

journey(
  'the schedule is narrowed by day, state and league, which the address keeps',
  async ({ page, player }) => {
    await page.goto('/find')
    await page.getByRole('navigation', { name: '发现' }).getByRole('link', { name: '赛程赛果' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '赛程赛果' })).toBeVisible()
    const rows = page.getByRole('list', { name: '比赛' }).getByRole('article')
    await page.getByRole('tab', { name: '明天' }).click()
    await expect(rows).toHaveCount(48)
    await player.choose('联赛', 1)
    await expect(rows).toHaveCount(8)
    const narrowed = page.url()
    await page.getByRole('tab', { name: '昨天' }).click()
    await page.getByRole('radiogroup', { name: '比赛状态' }).getByText('已结束').click()
    await expect(page.getByRole('radio', { name: /^已结束/ })).toBeChecked()
    await expect(rows.first()).toContainText('已结束')
    await page.goto(narrowed)
    await expect(rows).toHaveCount(8)
    await expect(page.getByRole('tab', { name: '明天' })).toHaveAttribute('aria-selected', 'true')
  },
)

journey('a match leads a member into its sports venue', async ({ page, koi, newMember }) => {
  const member = newMember('fans')
  await openMember(page.request, koi, member)
  // A busy browser steps back from the entry of a closed sheet late, when the game is on its way already.
  await page.addInitScript(() => {
    const go = history.go.bind(history)
    history.go = (delta?: number) => void setTimeout(() => go(delta), 300)
  })
  await page.goto('/login?redirect=%2Ffind%2FscheduleResults%3Fstate%3Dcoming')
  await logIn(page, member)
  await page.getByRole('tab', { name: '明天' }).click()
  await expect(page).toHaveURL(/day=/)
  await page
    .getByRole('button', { name: /^去投注：/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: '不带钱进入' }).click()
  await expect(page).toHaveURL(/\/sports\?venue=\d+&game=g10(01|06|11|16)&/)
  await expect(page.locator('iframe')).toBeVisible()
})
