import { expect, journey } from '../journey.ts'
import { noteHeld } from '../steps/noteHeld.ts'
import { takenOver } from '../steps/takenOver.ts'

journey.use({ expectedErrors: /\/assets\/|Failed to fetch dynamically imported module/ })

journey(
  'a link to a page whose script a newer release has replaced leads there, and back leads home',
  async ({ page }) => {
    await page.goto('/home', { waitUntil: 'networkidle' })
    await takenOver(page)
    await noteHeld(page)
    let isReleased = false
    await page.route('**/assets/*.js', (route) =>
      isReleased ? route.continue() : route.fulfill({ status: 404 }),
    )
    page.once('framenavigated', () => {
      isReleased = true
    })
    const promotions = page
      .getByRole('navigation', { name: '主导航' })
      .getByRole('link', { name: '优惠', exact: true })
    await promotions.click()
    await expect(page).toHaveURL(/\/activity\/discount$/)
    await expect(page.getByRole('heading', { level: 1, name: '优惠活动' })).toBeVisible()
    // The height of the page that was left is none of this one.
    expect(await page.evaluate(() => 'wasHeld' in window)).toBe(false)
    await page.goBack()
    await expect(page).toHaveURL(/\/(home)?$/)
  },
)
