import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'

const demo = { account: 'demo', password: 'koi-demo-2026' }
const minute = 60_000

journey(
  'a member who does nothing is warned a minute before, stays by one press, and else logs in again over what was typed',
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/login?redirect=/user/feedBack')
    await logIn(page, demo)
    const details = page.getByRole('textbox', { name: '说明' })
    await details.fill('晚上转账以后余额没有变。')

    const warning = page.getByRole('alertdialog')
    await page.clock.fastForward(29 * minute + 5_000)
    await expect(warning).toBeVisible()
    await warning.getByRole('button', { name: '继续使用' }).click()
    await expect(warning).toHaveCount(0)
    await expect(details).toHaveValue('晚上转账以后余额没有变。')

    await page.clock.fastForward(31 * minute)
    const lost = page.getByRole('dialog', { name: '登录已失效，请重新登录' })
    await expect(lost).toBeVisible()
    await logIn(page, demo)
    await expect(lost).toHaveCount(0)
    await expect(details).toHaveValue('晚上转账以后余额没有变。')
  },
)
