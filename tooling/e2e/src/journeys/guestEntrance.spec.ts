import type { Page } from '@playwright/test'
import { expect, journey } from '../journey.ts'
import { enterAsDemo } from '../steps/logIn.ts'

/** Counts from now on what the page asks for by the end of its name. */
function countFiles(page: Page) {
  const files = { '.js': new Set<string>(), '.css': new Set<string>() }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) files['.js'].add(pathname)
    if (pathname.endsWith('.css')) files['.css'].add(pathname)
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
    const files = countFiles(page)
    await page.goto(address)
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(address)}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect([...files['.js']].length, [...files['.js']].join('\n')).toBeLessThanOrEqual(8)
    expect([...files['.css']].length, [...files['.css']].join('\n')).toBeLessThanOrEqual(3)
  })
}

journey('a page of members that opens in another tab of the login is there', async ({ page, context }) => {
  await enterAsDemo(page)
  const other = await context.newPage()
  await other.goto('/user/betRecord?venue=89')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(other).toHaveURL('/user/betRecord?venue=89')
})
