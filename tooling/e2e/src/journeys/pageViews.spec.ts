import type { Page } from '@playwright/test'
import { expect, journey } from '../journey.ts'
import { type RunningKoi, startServer } from '../startServer.ts'
import { takenOver } from '../steps/takenOver.ts'

/** What a page asks the sandbox for, as the service of page views that it plays. */
function watchService(page: Page, sandbox: string) {
  const scripts: string[] = []
  const views: (string | null)[] = []
  const vitals: (string | null)[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== sandbox) return
    if (pathname === '/statistics.js') scripts.push(request.url())
    if (pathname !== '/matomo.php') return
    const told = new URLSearchParams(request.postData() ?? '')
    if (told.has('url')) views.push(told.get('url'))
    if (told.get('e_c') === 'web-vitals') vitals.push(`${told.get('e_a')} ${told.get('e_n')}`)
  })
  return { scripts, views, vitals }
}

/** The question, which waits until somebody is there to answer it. */
async function askedQuestion(page: Page) {
  const question = page.getByRole('region', { name: '可以统计浏览次数吗？' })
  await takenOver(page)
  await page.keyboard.press('Tab')
  await expect(question).toBeVisible({ timeout: 20_000 })
  return question
}

journey.describe('a service of page views on another origin', () => {
  let koi: RunningKoi
  journey.beforeAll(async () => {
    koi = await startServer({ env: { KOI_STATISTICS: '1' } })
  })
  journey.afterAll(() => koi.stop())

  journey(
    'page views are told to the service of the host after the player agreed, without ids and queries',
    async ({ page }, { project }) => {
      const shell = project.name === 'mobile' ? koi.mobile : koi.desktop
      const at = (pattern: string) => `${shell}/${project.name}${pattern}`
      const service = watchService(page, koi.sandbox)
      const reply = await page.goto(`${shell}/find/detail/odds-formats?from=mail`)
      const policy = reply?.headers()['content-security-policy'] ?? ''
      expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}';/)
      expect(policy).toContain(
        `connect-src 'self' https://hm.baidu.com https://stats.koi.example ${koi.sandbox};`,
      )
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types koi-analytics")
      const question = await askedQuestion(page)
      expect(service).toEqual({ scripts: [], views: [], vitals: [] })

      await question.getByRole('button', { name: '同意', exact: true }).click()
      await expect(question).toBeHidden()
      await expect
        .poll(() => service.scripts, { timeout: 20_000 })
        .toEqual([`${koi.sandbox}/statistics.js?site=1`])
      // What was shown before the answer is not told.
      await page.goto(`${shell}/find?from=mail`)
      await expect.poll(() => service.views, { timeout: 20_000 }).toEqual([at('/find')])
      await page.locator('main a[href^="/find/detail/"]').first().click()
      await expect.poll(() => service.views).toEqual([at('/find'), at('/find/detail/:id')])
      // The first press settles the largest paint, when the next page is shown by then.
      await expect.poll(() => service.vitals).toContain(`FCP /${project.name}/find`)
      await expect.poll(() => service.vitals).toContain(`LCP /${project.name}/find`)
      expect(service.vitals.filter((told) => !told?.endsWith('/find'))).toEqual([])
    },
  )

  journey.describe('with a script of the host of the service in the page that is not the shell’s', () => {
    journey.use({ expectedErrors: /planted=1/ })

    journey(
      'a script without the nonce of the page is not run, though its host is on the list',
      async ({ page }, { project }) => {
        const shell = project.name === 'mobile' ? koi.mobile : koi.desktop
        const planted = `${koi.sandbox}/statistics.js?planted=1`
        const ran: string[] = []
        page.on('response', (reply) => ran.push(reply.url()))
        await page.addInitScript(() => {
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
            sessionStorage.setItem('blocked', `${effectiveDirective} ${blockedURI}`)
          })
        })
        // What a hole in the page would let somebody write into it.
        await page.route(`${shell}/find`, async (route) => {
          const response = await route.fetch()
          const body = (await response.text()).replace(
            '</title>',
            `</title><script src="${planted}"></script>`,
          )
          await route.fulfill({ response, body })
        })
        await page.goto(`${shell}/find`)
        await expect
          .poll(() => page.evaluate(() => sessionStorage.getItem('blocked')))
          .toBe(`script-src-elem ${planted}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(ran).not.toContain(planted)
        // It is no part of the shell, without which the page would be loaded again.
        expect(ran.filter((url) => url === `${shell}/find`)).toHaveLength(1)
      },
    )
  })

  journey('nothing is asked of the service when the player does not agree', async ({ page }, { project }) => {
    const shell = project.name === 'mobile' ? koi.mobile : koi.desktop
    const service = watchService(page, koi.sandbox)
    await page.goto(`${shell}/find`)
    const question = await askedQuestion(page)
    await question.getByRole('button', { name: '不同意' }).click()
    await expect(question).toBeHidden()
    await page.locator('main a[href^="/find/detail/"]').first().click()
    await page.goto(`${shell}/find`, { waitUntil: 'networkidle' })
    expect(service).toEqual({ scripts: [], views: [], vitals: [] })
  })
})

journey('no service is asked on a host that none is named for', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') foreign.push(request.url())
  })
  await page.goto('/find', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(foreign).toEqual([])
})
