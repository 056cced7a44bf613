import { devices, type Page } from '@playwright/test'
import { expect, journey } from '../journey.ts'
import { enterAsDemo, logIn } from '../steps/logIn.ts'
import { takenOver } from '../steps/takenOver.ts'

/** How long every call of the API takes, so that each page is seen before its data. */
const delay = 600
/** The sum of what moved by itself while a page loaded is 0.00. */
const limit = 0.005

const guestPages = [
  '/home',
  '/login',
  '/register',
  '/game/egame',
  '/venue/realbet',
  '/agent',
  '/find',
  '/find/detail/odds-formats',
  '/find/scheduleResults',
  '/activity/discount',
  '/activity/sign',
  '/activity/enjoyLuxuryGifts',
  '/download',
  '/iframeCustomerService',
  '/find/detail/unknown',
  '/activity/list/unknown',
  '/help/unknown',
  '/help/deposit',
  '/unknown',
]
const memberPages = [
  '/home',
  '/finance/deposit',
  '/finance/deposit/newsletter',
  '/finance/deposit/virtualCoinHelp',
  '/finance/addBankCard',
  '/finance/addAlipay',
  '/finance/virtualCoinCard',
  '/finance/withdraw',
  '/finance/transfer',
  '/user/personal',
  '/user/bankCardsManage',
  '/user/betRecord',
  '/user/transRecord?range=-1',
  '/user/protection',
  '/user/feedBack',
  '/user/feedBackList',
  '/activity/list/first-deposit',
  '/agent',
  '/user/message',
  '/user/vip',
  '/user/vip/detail',
  '/activity/sign',
  '/activity/enjoyLuxuryGifts',
]

interface Shift {
  readonly value: number
  readonly at: number
  /** What moved, by its place in the page. */
  readonly what: string
}

async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await takenOver(page)
  await page.waitForLoadState('networkidle')
}

/** What has moved by itself since the page was opened. */
async function shiftsSoFar(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const nameOf = (node: unknown) =>
      node instanceof Element
        ? `${node.localName}.${node.className} in .${node.parentElement?.className}`
        : '?'
    const nodesOf = (entry: object): unknown[] =>
      'sources' in entry && Array.isArray(entry.sources) ? entry.sources.map(({ node }) => node) : []
    return observer.takeRecords().map((entry) => ({
      value: 'value' in entry && typeof entry.value === 'number' ? entry.value : 0,
      at: Math.round(entry.startTime),
      what: nodesOf(entry).map(nameOf).join(', '),
    }))
  })
}

async function slowDown(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/'),
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay))
      await route.continue()
    },
  )
}

async function expectStill(page: Page, whose: string): Promise<void> {
  const shifts = await shiftsSoFar(page)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  const list = shifts.map(({ value, at, what }) => `${value.toFixed(4)} at ${at} ms of ${what}`).join('; ')
  expect.soft(sum, `what moved for ${whose}: ${list}`).toBeLessThan(limit)
}

journey('nothing on a page moves when its data comes late', async ({ page }) => {
  journey.setTimeout(240_000)
  await slowDown(page)
  const measure = async (who: string, paths: readonly string[]) => {
    for (const path of paths) {
      await openWhole(page, path)
      await expectStill(page, `a ${who} on ${path}`)
    }
  }
  await measure('guest', guestPages)
  await page.goto('/login')
  await logIn(page, { account: 'demo', password: 'koi-demo-2026' })
  await page.waitForURL(/\/home$/)
  await measure('member', memberPages)
})

journey('matches and news come late at the end of home, and nothing moves', async ({ page }) => {
  await slowDown(page)
  await openWhole(page, '/home')
  // The games above come late as well, and a slow machine is quiet before it has asked for them.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  let asked = false
  page.on('request', (request) => {
    asked ||= request.url().endsWith('/match/coming')
  })
  await expect
    .poll(async () => {
      if (!asked) await page.mouse.wheel(0, 300)
      return asked
    })
    .toBe(true)
  await page.getByRole('link', { name: '全部赛程' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: '发现' })).toBeVisible()
  await expectStill(page, 'a guest at the end of home')
})

journey(
  'nothing moves on a page that learns from another tab that a member is logged in',
  async ({ page }) => {
    await enterAsDemo(page)
    for (const path of ['/home', '/game/egame', '/venue/realbet', '/venue/sports?view=venues', '/find']) {
      const tab = await page.context().newPage()
      await openWhole(tab, path)
      await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('t'))).not.toBeNull()
      await tab.waitForLoadState('networkidle')
      await expectStill(tab, `a member in another tab on ${path}`)
      await tab.close()
    }
  },
)

journey.describe('without a connection', () => {
  // A picture further down may be on its way.
  journey.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

  journey('nothing moves when the connection is lost and when it is back', async ({ page, context }) => {
    await openWhole(page, '/home')
    const said = page.getByText('连接已断开')
    await context.setOffline(true)
    await expect(said).toBeVisible()
    await context.setOffline(false)
    await expect(said).toHaveCount(0)
    await expectStill(page, 'a guest whose connection was lost')
  })
})

journey.describe('on the shell of the other device', () => {
  // Both shells are made for any window; whose device it is says the browser's name.
  journey.use({
    userAgent: async ({}, use, { project }) => {
      await use(devices[project.name === 'mobile' ? 'Desktop Chrome' : 'Pixel 7'].userAgent)
    },
  })

  journey('nothing moves when the other shell is offered', async ({ page }) => {
    await openWhole(page, '/home')
    await expect(page.getByRole('link', { name: '前往' })).toBeVisible()
    await expectStill(page, 'a guest on the other shell')
  })
})

journey('nothing moves on a drawn page that comes slowly', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: 20_000,
    uploadThroughput: 20_000,
  })
  for (const path of ['/login', '/register', '/forgetPassword']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectStill(page, `a guest on ${path}`)
  }
})
