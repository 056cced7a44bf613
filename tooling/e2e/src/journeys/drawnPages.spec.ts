import type { Page } from '@playwright/test'
import { expect, journey } from '../journey.ts'
import { holdScripts } from '../steps/holdScripts.ts'
import { enterAsDemo } from '../steps/logIn.ts'
import { scrolled } from '../steps/scrolled.ts'
import { shifted } from '../steps/shifted.ts'
import { takenOver } from '../steps/takenOver.ts'
import { untilDrawn } from '../steps/untilDrawn.ts'

/** Public pages, which the server draws for guests. */
const paths = [
  '/',
  '/venue/gaming',
  '/venue/sports',
  '/game/egame',
  '/login',
  '/register',
  '/forgetPassword',
  '/find',
  '/find/scheduleResults',
  '/activity/discount',
  '/activity/sign',
  '/activity/enjoyLuxuryGifts',
  '/agent',
  '/help/deposit',
]

/** Opens home, scrolls it while its scripts are held back, and lets them come. */
async function scrollBeforeScripts(page: Page, top: number): Promise<void> {
  await untilDrawn(page, '/')
  const release = await holdScripts(page)
  await page.goto('/')
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
  await expect.poll(() => scrolled(page)).toBe(top)
  release()
  await takenOver(page)
}

for (const locale of ['zh-CN', 'en']) {
  journey.describe(locale, () => {
    journey.use({ locale })

    journey(
      `every public page is there in ${locale} before scripts are, and is taken over as it stands`,
      async ({ page }) => {
        journey.setTimeout(240_000)
        for (const path of paths) {
          await untilDrawn(page, path, locale)
          await page.goto(path, { waitUntil: 'commit' })
          await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached()
          const drawnParts = await page.evaluateHandle(() => [
            ...document.querySelectorAll('#root > :first-child, #root h1, #root main > *'),
          ])
          await takenOver(page)
          // What is replaced comes with the scripts that the page goes on to load.
          await page.waitForLoadState('networkidle')
          const replaced = await drawnParts.evaluate((nodes) =>
            nodes.filter((node) => !node.isConnected).map(({ localName }) => localName),
          )
          expect(replaced, `what of ${path} was not taken over`).toEqual([])
          expect(await page.evaluate(() => document.documentElement.lang), path).toBe(locale)
          // Quotes and dots are those of the language's own script.
          const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
          expect(font, path).toMatch(locale === 'en' ? /^system-ui/ : /^"?PingFang/)
        }
      },
    )
  })
}

journey('a login that is typed before the scripts are there is sent once they are', async ({ page }) => {
  await untilDrawn(page, '/login')
  const release = await holdScripts(page)
  await page.goto('/login')
  await page.getByRole('textbox', { name: '账号' }).fill('demo')
  const password = page.getByLabel('密码', { exact: true })
  await password.fill('koi-demo-2026')
  await password.press('Enter')
  release()
  await expect(page).toHaveURL(/\/(home)?$/)
})

journey(
  'the registration that an invite link leads to is drawn, and has the code once it is taken over',
  async ({ page }) => {
    const link = '/register?invite_code=KOIDEMO1&utm_source=carp'
    await untilDrawn(page, link)
    const release = await holdScripts(page)
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const form = await page.evaluateHandle(() => document.querySelector('form'))
    release()
    await takenOver(page)
    await expect(page.getByRole('textbox', { name: '邀请码' })).toHaveValue('KOIDEMO1')
    await expect(page.getByText('已从邀请链接填入')).toBeVisible()
    await expect(page).toHaveURL(/\/register\?utm_source=carp$/)
    expect(await form.evaluate((node) => node?.isConnected)).toBe(true)
    expect(await shifted(page), 'what has moved').toBe(0)
  },
)

journey('the games of a drawn lobby keep their places when the page is taken over', async ({ page }) => {
  await untilDrawn(page, '/game/egame')
  const release = await holdScripts(page)
  await page.goto('/game/egame', { waitUntil: 'commit' })
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.nth(11)).toBeAttached()
  const places = () =>
    cards.evaluateAll((all) =>
      all.slice(0, 12).map((card) => [card.getBoundingClientRect().x, card.clientWidth].map(Math.round)),
    )
  const before = await places()
  release()
  await takenOver(page)
  // The grid that the style sheet shaped gives way to the measured one in a frame of its own.
  await expect(page.locator('main ul[style*="auto-fill"]')).toHaveCount(0)
  expect(await places()).toEqual(before)
})

journey(
  'a page that is scrolled before the scripts are there stays where it is, and so it does by a reload',
  async ({ page }) => {
    await scrollBeforeScripts(page, 400)
    expect(await scrolled(page)).toBe(400)
    await page.reload()
    await takenOver(page)
    await expect.poll(() => scrolled(page)).toBe(400)
  },
)

journey(
  'a page that is replaced for a guest with choices stays where it is scrolled to, and the next one begins at its top',
  async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => localStorage.setItem('odds-format', 'hongKong'))
    await scrollBeforeScripts(page, 300)
    expect(await scrolled(page)).toBe(300)
    await untilDrawn(page, '/venue/gaming')
    await page.goto('/venue/gaming')
    await takenOver(page)
    expect(await scrolled(page)).toBe(0)
  },
)

journey(
  'a chosen language and theme are in place before scripts are, and stay when the page is taken over',
  async ({ page, context, shell }) => {
    await page.goto('/find')
    await takenOver(page)
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark')
      localStorage.setItem('locale', 'en')
      // A choice writes down all there are.
      localStorage.setItem('hide-amounts', 'false')
      localStorage.setItem('page-views', 'unasked')
    })
    await context.addCookies([{ name: 'locale', value: 'en', url: shell }])
    await untilDrawn(page, '/find', 'en')
    const release = await holdScripts(page)
    await page.goto('/find')
    await expect(page.getByRole('heading', { level: 1, name: 'Discover' })).toBeVisible()
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme'])
    expect(await theme()).toBe('dark')
    const element = await page.evaluateHandle(() => document.querySelector('#root')?.firstElementChild)
    release()
    await takenOver(page)
    expect(await element.evaluate((node) => node?.isConnected)).toBe(true)
    expect(await theme()).toBe('dark')
  },
)

journey.describe('when the scripts of a drawn page fail', () => {
  journey.use({ expectedErrors: /ERR_FAILED|Failed to fetch dynamically imported module/ })

  journey('the page is loaded again once, and is taken over', async ({ page }) => {
    await untilDrawn(page, '/login')
    const names = await (await page.request.get('/login', { headers: { accept: 'text/html' } })).text()
    const entry = /name="koi-scripts" content="(\S+)/.exec(names)?.[1] ?? ''
    let failures = 0
    await page.route(
      ({ pathname }) => pathname === entry && failures === 0,
      async (route) => {
        failures += 1
        await route.abort('failed')
      },
    )
    let visits = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visits += 1
    })
    await page.goto('/login')
    await expect.poll(() => visits).toBe(2)
    await takenOver(page)
    await page.waitForLoadState('networkidle')
    expect([failures, visits]).toEqual([1, 2])
  })
})

journey('a member who opens the login sees nothing of it before they are led on', async ({ page }) => {
  await enterAsDemo(page)
  await untilDrawn(page, '/login')
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.locator('#root > *').first()).toBeAttached()
  await expect(page.locator('#root > *').first()).toBeHidden()
  release()
  await expect(page).toHaveURL(/\/(home)?$/)
})

journey('a page of which not all is there yet shows that it is on its way', async ({ page }) => {
  const line = () => page.evaluate(() => getComputedStyle(document.body, '::before').content)
  await enterAsDemo(page)
  await untilDrawn(page, '/home')
  for (const path of ['/home', '/finance/deposit']) {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('#root')).toBeAttached()
    await expect.poll(line).toBe('""')
    release()
    await expect(page.locator('#root > *').first()).toBeVisible()
    await expect.poll(line).toBe('none')
  }
})

journey(
  'a member finds home where it was scrolled to after a reload and a step back, and another page at its top',
  async ({ page }) => {
    await enterAsDemo(page)
    await page.goto('/home')
    // The page is long enough once its games are there.
    await expect
      .poll(() =>
        page.evaluate(() => {
          scrollTo({ top: 600, behavior: 'instant' })
          return Math.round(scrollY)
        }),
      )
      .toBe(600)
    await page.reload()
    await expect.poll(() => scrolled(page)).toBe(600)
    await page.goto('/venue/gaming')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await scrolled(page)).toBe(0)
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBe(600)
  },
)

journey('an address that leads on to another page moves nothing that is seen', async ({ page }) => {
  for (const height of [568, 900]) {
    await page.setViewportSize({ width: height === 568 ? 320 : 1280, height })
    await page.goto('/help', { waitUntil: 'networkidle' })
    await expect(page).toHaveURL(/\/help\/overview$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await shifted(page), `what has moved at a height of ${height}`).toBe(0)
  }
})
