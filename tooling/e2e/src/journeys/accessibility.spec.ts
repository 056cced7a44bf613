import { AxeBuilder } from '@axe-core/playwright'
import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'

const demo = { account: 'demo', password: 'koi-demo-2026' }
const guestPaths = ['/', '/login', '/register', '/venue/realbet', '/game/egame', '/nowhere']
const memberPaths = [
  '/',
  '/venue/gaming',
  '/finance/deposit',
  '/finance/deposit/newsletter',
  '/finance/transfer',
  '/finance/withdraw',
  '/user/personal',
  '/user/bankCardsManage',
  '/finance/addBankCard',
  '/user/betRecord',
]

for (const colorScheme of ['light', 'dark'] as const) {
  journey.describe(`in the ${colorScheme} theme`, () => {
    journey.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    journey('no screen has an accessibility violation', async ({ page }) => {
      const check = async (path: string) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
          path,
        ).toEqual([])
      }
      for (const path of guestPaths) await check(path)
      await page.goto('/login')
      await logIn(page, demo)
      await expect(page).toHaveURL(/\/(home)?$/)
      for (const path of memberPaths) await check(path)
    })
  })
}
