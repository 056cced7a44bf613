import type { Page } from '@playwright/test'
import { expect, journey } from '../journey.ts'
import { enterAsDemo } from '../steps/logIn.ts'
import { takenOver } from '../steps/takenOver.ts'

/** Has every page note in `usedIntl` which part of `Intl` it uses, and where from. */
async function watchIntl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const used: string[] = []
    Reflect.set(window, 'usedIntl', used)
    const note = (name: string) =>
      used.push(`${name} ${new Error('used').stack?.split('\n').slice(3, 6).join()}`)
    for (const name of Object.getOwnPropertyNames(Intl)) {
      const part: unknown = Reflect.get(Intl, name)
      if (typeof part !== 'function' || !/^[A-Z]/.test(name)) continue
      const noted = new Proxy(part, {
        construct(target, args, made) {
          note(name)
          return Reflect.construct(target, args, made)
        },
        apply(target, self, args) {
          note(name)
          return Reflect.apply(target, self, args)
        },
      })
      Reflect.set(Intl, name, noted)
    }
    // These lead to it, too.
    for (const { prototype } of [Number, BigInt, Date, String]) {
      for (const name of Object.getOwnPropertyNames(prototype)) {
        const method: unknown = Reflect.get(prototype, name)
        if (typeof method !== 'function' || !/^toLocale.*String$|^localeCompare$/.test(name)) continue
        const apply: ProxyHandler<typeof method>['apply'] = (target, self, args) => {
          note(name)
          return Reflect.apply(target, self, args)
        }
        Reflect.set(prototype, name, new Proxy(method, { apply }))
      }
    }
  })
}

const usedIntl = (page: Page) => page.evaluate(() => Array.from(Reflect.get(window, 'usedIntl'), String))

async function expectNoIntl(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await takenOver(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(await usedIntl(page), path).toEqual([])
}

journey('pages begin without Intl, whose first use keeps a slow phone busy', async ({ page }) => {
  await watchIntl(page)
  await page.goto('/find')
  await page.evaluate(() => [new Intl.NumberFormat(), Intl.DateTimeFormat(), (1).toLocaleString()])
  expect((await usedIntl(page)).map((use) => use.split(' ')[0])).toEqual([
    'NumberFormat',
    'DateTimeFormat',
    'toLocaleString',
  ])
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
