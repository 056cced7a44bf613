import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'
import { shifted } from '../steps/shifted.ts'

const demo = { account: 'demo', password: 'koi-demo-2026' }

journey(
  'a session that ends on the server asks once to log in again over the page, on which nothing of the member stays but what was typed',
  { tag: '@core' },
  async ({ page, shell }) => {
    await page.goto('/login?redirect=/finance/transfer')
    await logIn(page, demo)
    await expect(page.getByTestId('central-balance').first()).toContainText('¥')
    const amount = page.getByLabel('金额', { exact: true })
    await amount.fill('200.13')

    const session = await page.evaluate(() => ({
      t: sessionStorage.getItem('t') ?? '',
      device: localStorage.getItem('uuid') ?? '',
    }))
    const ended = await page.request.post(`${shell}/api/f/v1/member/logout`, {
      headers: { d: 'koi-web', lang: 'zh-CN', device: session.device, t: session.t },
      form: {},
    })
    expect(await ended.json()).toEqual({ status: true, data: { loggedOut: true } })

    // Several calls are held back until all are under way, so that their replies come at once.
    let under = 0
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/**', async (route) => {
      under += 1
      await gate
      await route.continue().catch(() => {})
    })
    const before = await shifted(page)
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect.poll(() => under).toBeGreaterThanOrEqual(2)
    release()

    const lost = page.getByRole('dialog', { name: '登录已失效，请重新登录' })
    await expect(lost).toHaveCount(1)
    await expect(page).toHaveURL(/\/finance\/transfer$/)
    await expect(page.getByTestId('central-balance').filter({ hasText: '¥' })).toHaveCount(0)
    await expect(page.getByText('demo', { exact: true })).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('t'))).toBeNull()
    expect(await shifted(page), 'what moved under the dialog').toBe(before)

    await page.unrouteAll({ behavior: 'wait' })
    await logIn(page, demo)
    await expect(lost).toHaveCount(0)
    await expect(page.getByTestId('central-balance').first()).toContainText('¥')
    await expect(amount).toHaveValue('200.13')
  },
)
