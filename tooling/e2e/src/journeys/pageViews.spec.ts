import { expect, journey } from '../journey.ts'

const script = 'https://stats.koi.example/matomo.js?site=3'

/** Stands in for the service: it records the pages that it is told of, and sends nothing. */
const standIn = `
  const told = []
  let url = ''
  const take = ([name, value]) => { if (name === 'setCustomUrl') url = value; if (name === 'trackPageView') told.push(url) }
  window._paq.forEach(take)
  window._paq = { push: take }
  window.told = told`

journey(
  'page views go to the service on the list of the brand, without ids and queries',
  async ({ page }, { project }) => {
    await page.route('**/api/findmed/v1/md', async (route) => {
      const { host } = new URL(page.url())
      const entry = { url: host, platform_ck: script }
      await route.fulfill({ json: { status: true, data: { items: [entry] } } })
    })
    await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: standIn }))
    await page.goto('/find/detail/odds-formats?from=mail')
    const told = () => page.evaluate(() => Reflect.get(window, 'told') ?? null)
    const at = (pattern: string) => `${new URL(page.url()).origin}/${project.name}${pattern}`
    await expect.poll(told).toEqual([at('/find/detail/:id')])
    await page.goBack()
    await page.goto('/find')
    await expect.poll(told).toEqual([at('/find')])
    await page.locator('main a[href^="/find/detail/"]').first().click()
    await expect.poll(told).toEqual([at('/find'), at('/find/detail/:id')])
  },
)

journey('no service is asked on a host that none is named for', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') foreign.push(request.url())
  })
  await page.goto('/find', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(foreign).toEqual([])
})
