import { expect, journey } from '../journey.ts'

journey(
  'the page of a link that the focus rests on is loaded before the link is followed',
  async ({ page }) => {
    await page.goto('/home', { waitUntil: 'networkidle' })
    const promotions = page
      .getByRole('navigation', { name: '主导航' })
      .getByRole('link', { name: '优惠', exact: true })
    const loaded = page.waitForResponse(/\/assets\/PromotionsScreen-[^/]*\.js$/)
    await promotions.focus()
    expect((await loaded).status()).toBe(200)
    await expect(page).toHaveURL(/\/(home)?$/)
  },
)
