import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'

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
