import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'

journey('a login leads to the page that was wanted, with the focus on its heading', async ({ page }) => {
  await page.goto('/login?redirect=/find')
  await logIn(page, { account: 'demo', password: 'koi-demo-2026' })
  await expect(page).toHaveURL(/\/find$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
