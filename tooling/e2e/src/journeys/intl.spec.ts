import type { Page } from '@playwright/test'
import { expect, journey } from '../journey.ts'
import { enterAsDemo } from '../steps/logIn.ts'
import { takenOver } from '../steps/takenOver.ts'

/** Has every page note in `usedIntl` which part of `Intl` it uses, and where from. */
async function watchIntl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const used: string[] = []
    Reflect.set(window, 'usedIntl', used)
    for (const name of Object.getOwnPropertyNames(Intl)) {
      const part: unknown = Reflect.get(Intl, name)
      if (typeof part !== 'function' || !/^[A-Z]/.test(name)) continue
      const note = () => used.push(`${name} ${new Error('used').stack?.split('\n').slice(3, 6).join()}`)
      const noted = new Proxy(part, {
        construct(target, args, made) {
          note()
          return Reflect.construct(target, args, made)
        },
      })
      Reflect.set(Intl, name, noted)
    }
  })
}

async function expectNoIntl(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await takenOver(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  expect(await page.evaluate(() => Reflect.get(window, 'usedIntl')), path).toEqual([])
}

journey('pages begin without Intl, whose first use keeps a slow phone busy', async ({ page }) => {
  await watchIntl(page)
  await page.goto('/find')
  const article = await page.locator('main a[href^="/find/detail/"]').first().getAttribute('href')
  const ofGuests = [
    '/',
    '/game/egame',
    '/venue/sports',
    '/login',
    '/find',
    '/activity/discount',
    '/help/deposit',
  ]
  for (const path of [...ofGuests, String(article)]) await expectNoIntl(page, path)
  await enterAsDemo(page)
  for (const path of ['/home', '/finance/deposit', '/finance/transfer', '/user/betRecord', '/user/message'])
    await expectNoIntl(page, path)
})
