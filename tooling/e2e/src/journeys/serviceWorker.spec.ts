import { appendFile, cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, journey } from '../journey.ts'
import { type RunningKoi, startServer } from '../startServer.ts'
import { enterAsDemo, logIn } from '../steps/logIn.ts'
import { shifted } from '../steps/shifted.ts'
import { takenOver } from '../steps/takenOver.ts'
import { untilDrawn } from '../steps/untilDrawn.ts'
import { pageKept, workerReady } from '../steps/workerReady.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

journey.use({
  serviceWorkers: 'allow',
  // Without a connection calls fail, which the browser says in the console.
  expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/,
})

journey(
  'a second visit without a connection shows home and a lobby as they were, and says so',
  async ({ page, context }) => {
    await untilDrawn(page, '/home')
    await page.goto('/home')
    await takenOver(page)
    await workerReady(page)
    // From here on pages come by way of the worker.
    for (const path of ['/venue/gaming', '/home']) {
      await untilDrawn(page, path)
      await page.goto(path)
      await takenOver(page)
      await pageKept(page, path)
    }
    const title = page.getByRole('heading', { level: 2 }).first()
    const known = (await title.textContent()) ?? ''
    expect(known).not.toBe('')
    // Nothing is painted before it has run: on a line that hangs it must not be waited for.
    const first = page.locator('script[src^="/boot.js"]')
    expect(
      await first.evaluate(async (script: HTMLScriptElement) => (await caches.match(script.src))?.ok),
    ).toBe(true)

    await context.setOffline(true)
    await page.reload()
    await expect(title).toHaveText(known)
    await expect(page.getByText('连接已断开')).toBeVisible()
    await page.goto('/venue/gaming')
    await expect(page.getByRole('button', { name: /锦鲤跃龙门/ }).first()).toBeVisible()
    await expect(page.getByText('连接已断开')).toBeVisible()
    await takenOver(page)
    await expect(page.getByText('连接已断开')).toBeVisible()
    expect(await shifted(page), 'what the bar has moved').toBe(0)
    await context.setOffline(false)
    await expect(page.getByText('连接已断开')).toHaveCount(0)
  },
)

journey(
  'a member without a connection gets the lists of home and a lobby as they were, however long ago, and no amounts',
  async ({ page, context }) => {
    await enterAsDemo(page)
    await workerReady(page)
    for (const path of ['/venue/gaming', '/home']) {
      await untilDrawn(page, path)
      await page.goto(path)
      await pageKept(page, path)
    }
    const title = page.getByRole('heading', { level: 2 }).first()
    await expect(title).not.toBeEmpty()
    const known = (await title.textContent()) ?? ''

    await context.setOffline(true)
    await page.addInitScript(() => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + 3_600_000
    })
    // What is old is asked for anew, in vain by now.
    const askedAnew = page.waitForRequest(/\/game\/list/)
    await page.reload()
    await expect(title).toHaveText(known)
    await askedAnew
    await expect(page.getByText('连接已断开')).toBeVisible()
    await expect(page.getByText('金额尚未取得').first()).toBeAttached()
    // The name is not known either: a greeting goes without it, and without the comma before it.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(您好|首页)$/)
    await expect(title).toHaveText(known)
    await page.goto('/venue/gaming')
    await expect(page.getByRole('button', { name: /锦鲤跃龙门/ }).first()).toBeVisible()
    await context.setOffline(false)
  },
)

journey(
  'a member without a connection gets the frame of the record, and the rows once it is back',
  async ({ page, context }) => {
    await page.goto('/login?redirect=%2Fuser%2FbetRecord')
    await logIn(page, { account: 'demo', password: 'koi-demo-2026' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('投注记录')
    await workerReady(page)
    await page.reload()
    await expect(page.getByLabel('合计')).toBeVisible()

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('投注记录')
    await expect(page.getByText('连接已断开')).toBeVisible()
    // Nothing that the API said of a member is in any cache.
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return caught.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept.length).toBeGreaterThan(20)
    expect(kept.filter((path) => path.startsWith('/api'))).toEqual([])

    await context.setOffline(false)
    await expect(page.getByLabel('合计')).toBeVisible()
  },
)

journey(
  'a tab that is loaded in the background without a connection asks for the balance once it is back',
  async ({ page, context }) => {
    await enterAsDemo(page)
    await workerReady(page)
    await untilDrawn(page, '/home')
    await page.goto('/home')
    await pageKept(page, '/home')
    // A browser draws no frame of such a tab.
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { value: true })
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
      window.requestAnimationFrame = () => 0
    })
    await context.setOffline(true)
    await page.goto('/home')
    await expect(page.getByText('金额尚未取得').first()).toBeAttached()
    const asked = page.waitForRequest(/\/member\/balance$/)
    await context.setOffline(false)
    await asked
  },
)

journey.describe('when a new version is out', () => {
  // No picture is drawn beside the copy.
  journey.use({ expectedErrors: /\/pictures\// })

  let copy: string
  let koi: RunningKoi

  journey.beforeAll(async () => {
    copy = await mkdtemp(join(tmpdir(), 'koi-version-'))
    for (const folder of ['apps/web-desktop', 'apps/web-mobile', 'apps/sandbox']) {
      for (const part of ['dist', '.cache/pages']) {
        await cp(join(root, folder, part), join(copy, folder, part), { recursive: true }).catch(() => {})
      }
    }
    koi = await startServer({ env: { KOI_WEB_ROOT: copy } })
  })
  journey.afterAll(async () => {
    await koi.stop()
    await rm(copy, { recursive: true })
  })

  /** Another version is there, of which this shell has no files. */
  async function release(shell: string): Promise<void> {
    await appendFile(join(copy, `apps/web-${shell}/dist/sw.js`), '\n// another version\n')
    for (const ending of ['br', 'gz'])
      await rm(join(copy, `apps/web-${shell}/dist/sw.js.${ending}`), { force: true })
    // The offer of it comes from this one.
    const assets = join(copy, `apps/web-${shell}/dist/assets`)
    for (const file of await readdir(assets))
      if (file.startsWith('UpdateNotice-')) await rm(join(assets, file))
  }

  journey('it is offered, and taken over without losing what is typed', async ({ page }, { project }) => {
    const shell = project.name === 'mobile' ? koi.mobile : koi.desktop
    await page.clock.install()
    await page.goto(`${shell}/home`)
    await takenOver(page)
    await workerReady(page)
    await page.goto(`${shell}/register`)
    await takenOver(page)
    await pageKept(page, '/register')
    const name = page.getByRole('textbox').first()
    await name.fill('harbour')

    await release(project.name)
    // A page that is looked at asks every minute whether there is one (D18).
    await page.clock.fastForward(60_000)
    const offer = page.getByRole('region', { name: '网站已更新' })
    await expect(offer).toBeVisible()
    await offer.getByRole('button', { name: '立即更新' }).click()
    await expect(offer).toContainText('离开本页后会自动更新')
    await expect(name).toHaveValue('harbour')

    const reloaded = page.waitForEvent('load')
    await page.goBack()
    await reloaded
    await expect(offer).toBeHidden()
    // The page may be loaded once more for it.
    await page.waitForFunction(async () => !(await navigator.serviceWorker.getRegistration())?.waiting)
    // What could be opened without a connection can be again.
    await pageKept(page, '/register')
  })

  const visits = {
    'a first visit': async () => {},
    'a visit that was loaded past the worker': async (page: Page) => {
      const session = await page.context().newCDPSession(page)
      const loaded = page.waitForEvent('load')
      await session.send('Page.reload', { ignoreCache: true })
      await loaded
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    },
  }
  for (const [visit, begin] of Object.entries(visits)) {
    journey(`the page of ${visit} is offered it, too`, async ({ page }, { project }) => {
      const shell = project.name === 'mobile' ? koi.mobile : koi.desktop
      await page.clock.install()
      await page.goto(`${shell}/home`)
      await takenOver(page)
      await workerReady(page)
      await begin(page)
      await takenOver(page)
      const loaded: string[] = []
      page.on('requestfinished', (request) => void loaded.push(request.url()))
      const offer = page.getByRole('region', { name: '网站已更新' })
      // It loads the offer well before it looks for the first time.
      await expect(async () => {
        await page.clock.fastForward(5_000)
        expect(loaded).toContainEqual(expect.stringContaining('/UpdateNotice-'))
      }).toPass()
      await release(project.name)
      await page.clock.fastForward(60_000)
      await expect(offer).toBeVisible()
      const reloaded = page.waitForEvent('load')
      await offer.getByRole('button', { name: '立即更新' }).click()
      await reloaded
      await expect(offer).toBeHidden()
    })
  }
})
