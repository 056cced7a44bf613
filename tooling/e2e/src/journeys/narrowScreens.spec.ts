import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'
import { openMember } from '../steps/memberCalls.ts'
import { brokenWords, lineCounts } from '../steps/textLines.ts'

journey(
  'a balance of ¥999,999,999.99 stays in its place at 1024 pixels',
  async ({ page, koi, newMember }) => {
    const member = newMember('wealthy')
    await openMember(page.request, koi, member)
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.route(
      ({ pathname }) => pathname.endsWith('/balance'),
      async (route) => {
        const reply = await route.fetch()
        await route.fulfill({
          response: reply,
          body: (await reply.text()).replaceAll('"1000.00"', '"999999999.99"'),
        })
      },
    )
    await page.goto('/login')
    await logIn(page, member)
    const amounts = page.getByText('999,999,999.99')
    await expect(amounts.first()).toBeVisible()
    for (const amount of await amounts.all()) {
      // A press is refused where something else lies above.
      await amount.click({ trial: true })
      const cut = await amount.evaluate((node) => {
        const { right } = node.getBoundingClientRect()
        for (let at = node.parentElement; at; at = at.parentElement) {
          const hasBox = getComputedStyle(at).display !== 'contents'
          if (hasBox && at.getBoundingClientRect().right < right - 1) return at.className
        }
        return null
      })
      expect(cut, 'what the amount runs out of').toBeNull()
    }
  },
)

journey.describe('in English on the narrowest phone', () => {
  journey.use({ viewport: { width: 320, height: 640 }, locale: 'en-US' })

  journey('no word of the menus and cards of home is broken', async ({ page }) => {
    await page.goto('/home')
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Home' }).first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    for (const part of await page.locator('nav, main section').all()) {
      expect(await brokenWords(part)).toEqual([])
    }
  })

  journey('no word of the bar of tabs is broken where its page is open', async ({ page, koi }) => {
    for (const path of ['/home', '/activity/discount', '/find']) {
      await page.goto(koi.mobile + path)
      const bar = page.getByRole('navigation', { name: 'Main' })
      await expect(bar.locator('[aria-current="page"]')).toBeVisible()
      expect(await brokenWords(bar), path).toEqual([])
    }
  })

  journey('no title in the lobby of slots is broken', async ({ page }) => {
    // So high that each of the rows is drawn.
    await page.setViewportSize({ width: 320, height: 20_000 })
    await page.goto('/game/egame')
    const total = await page.getByText(/^\d+ games$/).innerText()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(Number.parseInt(total, 10))
    for (const width of [320, 360, 375]) {
      await page.setViewportSize({ width, height: 20_000 })
      expect(await brokenWords(page.getByRole('main')), `at ${width} px`).toEqual([])
    }
  })

  journey('no page of messages, feedback and records is wider than the screen', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('textbox', { name: /account/i }).fill('demo')
    await page.getByRole('textbox', { name: 'Password' }).fill('koi-demo-2026')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL(/\/(home)?$/)
    for (const path of [
      '/user/message',
      '/user/feedBack',
      '/user/feedBackList',
      '/user/betRecord?range=-1',
      '/user/transRecord?range=-1',
      '/user/protection',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, path).toBe(320)
    }
  })
})

for (const [locale, label] of [
  ['zh-CN', '公告'],
  ['en-US', 'Notice'],
] as const) {
  journey.describe(`on a phone in ${locale}`, () => {
    journey.use({ locale })

    journey('each notice of home is read in two lines', async ({ page, koi }) => {
      await page.goto(`${koi.mobile}/home`)
      const notices = page.getByRole('region', { name: label, exact: true })
      await expect(notices).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      for (const width of [320, 375]) {
        await page.setViewportSize({ width, height: 640 })
        const counts = await lineCounts(notices)
        expect(counts.length, 'notices').toBeGreaterThan(2)
        expect(
          counts.filter(({ lines }) => lines > 2),
          `at ${width} px`,
        ).toEqual([])
      }
    })

    journey('the teams of a match are named in a line each', async ({ page }) => {
      const matches = page.getByRole('article', { name: ' – ' })
      for (const path of ['/find/scheduleResults?state=all', '/home']) {
        await page.goto(path)
        await expect(async () => {
          await page.mouse.wheel(0, 400)
          await expect(matches.first()).toBeVisible({ timeout: 500 })
        }).toPass()
        const names = await matches.evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')))
        const teams = new Set(names.flatMap((name) => name?.split(' – ') ?? []))
        for (const width of [320, 375, 390, 412, 430, 560, 600, 700, 1024, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          const counts = await lineCounts(page.getByRole('main'))
          const named = counts.filter(({ text }) => teams.has(text))
          expect(named.length, `teams on ${path}`).toBeGreaterThan(2)
          const broken = named.filter(({ lines }) => lines > 1)
          expect.soft(broken, `${path} at ${width} px`).toEqual([])
        }
      }
    })
  })
}
