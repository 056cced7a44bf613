import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'
import { takenOver } from '../steps/takenOver.ts'

const demo = { account: 'demo', password: 'koi-demo-2026' }

journey.use({ expectedErrors: /net::ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/ })

journey(
  'a page that is not loaded stays in the app without a network, and opens when it is back',
  async ({ page, player, context }) => {
    await page.goto('/login')
    await logIn(page, demo)
    await expect(page).toHaveURL(/\/(home)?$/)
    // On a phone the way leads over the member's own page, which is loaded before the network goes.
    await expect(await player.totalBalance()).toBeVisible()
    await context.setOffline(true)
    await player.openTransfer()
    await expect(page.getByRole('heading', { name: '这个页面还没有加载' })).toBeVisible()
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('heading', { name: '这个页面还没有加载' })).toBeVisible()
    await expect(page).toHaveURL(/\/finance\/transfer/)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: '转账' })).toBeVisible()
  },
)

journey(
  'pictures and the balance that did not come without a network are there once it is back',
  async ({ page, context }) => {
    await page.goto('/login')
    await logIn(page, demo)
    await expect(page).toHaveURL(/\/(home)?$/)
    let reachable = false
    await page.route(
      ({ pathname }) => pathname.startsWith('/pictures/') || pathname.endsWith('/balance'),
      (route) => (reachable ? route.continue() : route.abort('internetdisconnected')),
    )
    await page.reload()
    const balance = page.getByTestId('total-balance').first()
    await expect(balance).toContainText('—')
    const shown = () =>
      page
        .locator('img[src*="/pictures/"]')
        .evaluateAll(
          (images) =>
            images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0).length,
        )
    expect(await shown()).toBe(0)

    await context.setOffline(true)
    await expect(page.getByText('连接已断开')).toBeVisible()
    reachable = true
    await context.setOffline(false)
    await expect(page.getByText('连接已断开')).toHaveCount(0)
    await expect(balance).toHaveText(/¥[\d,]+\.\d{2}/)
    await expect.poll(shown, { timeout: 60_000 }).toBeGreaterThan(0)
  },
)

journey('what lies below the notice of a lost connection can be pressed', async ({ page, context }) => {
  await page.goto('/home')
  await takenOver(page)
  await context.setOffline(true)
  const notice = page.getByText('连接已断开')
  await expect(notice).toBeVisible()
  const covered = await notice.evaluate((node) => {
    const { left, width, top, height } = node.getBoundingClientRect()
    const isCovered = (x: number) =>
      !document.elementFromPoint(x, top + height / 2)?.closest('main, nav, footer')
    return [left - 20, left + width / 2].filter(isCovered)
  })
  expect(covered).toEqual([])
  await context.setOffline(false)
})

journey(
  'a game that is pressed without a network leaves its lobby as it is, and says so',
  async ({ page, context }) => {
    await page.goto('/game/egame?q=jlylm')
    const game = page.getByRole('button', { name: '锦鲤跃龙门', exact: true })
    await expect(game).toBeVisible()
    await context.setOffline(true)
    await game.click()
    await expect(page.getByText(/^没能打开/)).toBeVisible()
    await expect(game).toBeVisible()
    await context.setOffline(false)
    // The browser keeps what it could not load: the page is loaded anew for it, once.
    const reloaded = page.waitForEvent('load')
    await game.click()
    await reloaded
    await game.click()
    await expect(
      page.getByRole('dialog', { name: '锦鲤跃龙门' }).getByRole('button', { name: '开始游戏' }),
    ).toBeVisible()
  },
)
