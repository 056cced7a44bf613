import { expect, journey } from '../journey.ts'
import { copyFilled } from '../filledFolder.ts'
import { startServer } from '../startServer.ts'
import { takenOver } from '../steps/takenOver.ts'
import { untilDrawn } from '../steps/untilDrawn.ts'
import { pageKept, workerReady } from '../steps/workerReady.ts'

journey.use({ serviceWorkers: 'allow' })

journey(
  'a service worker that is switched off on the server takes itself and all it kept away, and the site works on',
  async ({ page }, { project }) => {
    const koi = await startServer()
    const shell = project.name === 'mobile' ? koi.mobile : koi.desktop
    await untilDrawn(page, `${shell}/home`)
    await page.goto(`${shell}/home`)
    await takenOver(page)
    await workerReady(page)
    await page.reload()
    await pageKept(page, '/home')
    await page.goto('about:blank')
    await koi.stop()

    const after = await startServer({
      insteadOf: koi,
      dataDir: await copyFilled(),
      env: { KOI_SERVICE_WORKER: '0' },
    })
    await page.goto(`${shell}/home`)
    await page.waitForFunction(async () => {
      const [registrations, kept] = await Promise.all([
        navigator.serviceWorker.getRegistrations(),
        caches.keys(),
      ])
      return registrations.length === 0 && kept.length === 0
    })
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await page.goto(`${shell}/help`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await after.stop()
  },
)
