import { expect, journey } from '../journey.ts'
import { startServer } from '../startServer.ts'
import { takenOver } from '../steps/takenOver.ts'
import { untilDrawn } from '../steps/untilDrawn.ts'
import { pageKept, workerReady } from '../steps/workerReady.ts'

journey.use({
  serviceWorkers: 'allow',
  // 503 is what a server says that stops, of a picture that it has not drawn yet, and one that starts.
  expectedErrors: /ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to fetch|ERR_EMPTY_RESPONSE|status of 503/,
})

journey(
  'a page that was kept says that its server is not reached although there is a network, until it is again',
  async ({ page, context }, { project }) => {
    const koi = await startServer()
    const home = `${project.name === 'mobile' ? koi.mobile : koi.desktop}/home`
    const notice = page.getByText('连接已断开')
    await untilDrawn(page, home)
    await page.goto(home)
    await takenOver(page)
    await workerReady(page)
    await pageKept(page, '/home')
    await page.reload()
    await takenOver(page)
    await expect(notice).toHaveCount(0)

    await koi.stop()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await takenOver(page)
    await expect(notice).toBeVisible()

    // A network that comes back is no server.
    await context.setOffline(true)
    const asked = page.waitForRequest((request) => request.url().endsWith('/boot.js'))
    await context.setOffline(false)
    await (await asked).response().catch(() => null)
    await expect(notice).toBeVisible()

    const again = await startServer({ insteadOf: koi })
    await expect(notice).toHaveCount(0)
    await again.stop()
  },
)
