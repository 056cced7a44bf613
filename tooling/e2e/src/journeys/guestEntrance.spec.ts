import type { Page } from '@playwright/test'
import { expect, journey } from '../journey.ts'
import { enterAsDemo } from '../steps/logIn.ts'
import { workerReady } from '../steps/workerReady.ts'

/** Each script and sheet that the page asks for from now on, by its name. */
function watchFiles(page: Page): readonly string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? ''
    if (/\.(?:js|css)$/.test(name)) files.push(name)
  })
  return files
}

const addresses = [
  '/finance/deposit',
  '/user/betRecord?venue=89',
  '/user/message',
  // It leads on to /finance/deposit.
  '/user/finance/deposit',
  '/venues?venue=89',
]

for (const address of addresses) {
  journey(`a guest who opens ${address} loads the login alone`, async ({ page }) => {
    const files = watchFiles(page)
    await page.goto(address)
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(address)}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const screens = files.filter((name) => /Screen-.*\.js$/.test(name))
    expect(screens).toEqual([expect.stringMatching(/^LoginScreen-/)])
    const count = (ending: string) => files.filter((name) => name.endsWith(ending)).length
    expect(count('.js'), files.join('\n')).toBeLessThanOrEqual(8)
    expect(count('.css'), files.join('\n')).toBeLessThanOrEqual(3)
  })
}

journey(
  'the files of a page come ahead for a member, each once, and those of the login for a guest',
  async ({ page }) => {
    const ahead = page.locator('head > :is(link[rel="modulepreload"], link[rel="preload"][as="style"])')
    const named = async () =>
      await ahead.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''),
      )
    await page.goto('/finance/deposit')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await named()).filter((name) => name.startsWith('LoginScreen-'))).toHaveLength(2)

    await enterAsDemo(page)
    const files = watchFiles(page)
    await page.goto('/finance/deposit')
    await expect(page.getByRole('heading', { level: 1, name: '存款' })).toBeVisible()
    // Its sheet stands in the drawn page.
    expect((await named()).filter((name) => name.startsWith('DepositScreen-'))).toEqual([
      expect.stringMatching(/\.js$/),
    ])
    expect(files.filter((name, place) => files.indexOf(name) !== place)).toEqual([])
  },
)

journey('a page of members that opens in another tab of the login is there', async ({ page, context }) => {
  await enterAsDemo(page)
  const other = await context.newPage()
  await other.goto('/user/betRecord?venue=89')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(other).toHaveURL('/user/betRecord?venue=89')
})

journey.describe('without a connection', () => {
  journey.use({
    serviceWorkers: 'allow',
    expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/,
  })

  journey('a guest who opens a page of members gets the login that is kept', async ({ page, context }) => {
    await page.goto('/login')
    await workerReady(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.setOffline(true)
    await page.goto('/finance/deposit')
    await expect(page).toHaveURL('/login?redirect=%2Ffinance%2Fdeposit')
    await expect(page.getByLabel('密码', { exact: true })).toBeVisible()
  })
})
