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

const paths = ['/finance/deposit', '/finance/transfer', '/user/personal', '/user/betRecord', '/user/message']

for (const path of paths) {
  journey(`a guest who opens ${path} loads the login alone, and goes on to the page`, async ({ page }) => {
    const files = countFiles(page)
    await page.goto(`${path}?from=mail`)
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`${path}?from=mail`)}`)
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
