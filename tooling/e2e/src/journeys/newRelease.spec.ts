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

journey('a page whose script is gone for good says so, and offers the way home', async ({ page }) => {
  const asked = new Set<string>()
  page.on('request', (request) => void asked.add(request.url()))
  await page.goto('/home', { waitUntil: 'networkidle' })
  await takenOver(page)
  const ofHome = new Set(asked)
  await page.route('**/assets/*.js', (route) =>
    ofHome.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
  )
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: '优惠', exact: true })
    .click()
  await expect(page.getByRole('heading', { name: '页面出现问题' })).toBeVisible()
  await page.getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL(/\/(home)?$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await takenOver(page)
})
