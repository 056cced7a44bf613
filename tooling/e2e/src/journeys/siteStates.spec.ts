import { expect, journey } from '../journey.ts'
import { startServer } from '../startServer.ts'

journey.use({ expectedErrors: /status of (503|451)|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET/ })

journey(
  'maintenance has a page with a countdown, and the site opens by itself when it is over',
  async ({ page }, { project }) => {
    const until = new Date(Date.now() + 3_600_000).toISOString()
    const closed = await startServer({ env: { KOI_MAINTENANCE_UNTIL: until } })
    await page.goto(`${project.name === 'mobile' ? closed.mobile : closed.desktop}/home`)
    await expect(page.getByRole('heading', { level: 1, name: '正在维护' })).toBeVisible()
    await expect(page.getByRole('timer').last()).toHaveText(/^\d\d:\d\d$/)
    await closed.stop()

    // Over before it was expected: the page asks now and then.
    const open = await startServer({ insteadOf: closed })
    try {
      await expect(page.locator('footer')).toBeVisible({ timeout: 60_000 })
      await expect(page.getByRole('heading', { level: 1, name: '正在维护' })).toHaveCount(0)
    } finally {
      await open.stop()
    }
  },
)

journey('a region that is not served has a page that says which are', async ({ page }, { project }) => {
  const koi = await startServer({ env: { KOI_REGION: 'US' } })
  try {
    await page.goto(`${project.name === 'mobile' ? koi.mobile : koi.desktop}/home`)
    await expect(page.getByRole('heading', { level: 1, name: '您所在的地区不在服务范围内' })).toBeVisible()
    await expect(page.getByText('您目前在美国。本站只服务：中国、香港、澳门和新加坡。')).toBeVisible()
  } finally {
    await koi.stop()
  }
})

journey('a browser that lacks what the build needs is led to a page without script', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.addInitScript(() => {
    Reflect.deleteProperty(Map, 'groupBy')
  })
  await page.goto('/home')
  await expect(page).toHaveURL(/\/unsupported\.html$/)
  await expect(page.getByRole('heading', { name: '请更新浏览器' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Please update your browser' })).toBeVisible()
  scripts.length = 0
  await page.reload()
  await expect(page.getByRole('link', { name: '重新打开' })).toHaveAttribute('href', '/home')
  expect(scripts).toEqual([])
})
