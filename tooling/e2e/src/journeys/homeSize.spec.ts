import type { Page } from '@playwright/test'
import { expect, journey } from '../journey.ts'
import { untilDrawn } from '../steps/untilDrawn.ts'

/** What a guest's first visit to home may load in scripts, headers included, in kB of 1000 bytes: 1.25 times the floor's 106.5. */
const limit = 133.1

/** What a page loads once it stands and is at rest: on a slow machine that falls into the visit. */
const later = /^(?:startAnalytics|registerWorker|PageViewsQuestion)-/

interface LoadedScript {
  readonly file: string
  readonly bytes: number
}

/** Every script that the page loads from now on, as it crosses the wire. */
async function watchScripts(page: Page): Promise<readonly LoadedScript[]> {
  const session = await page.context().newCDPSession(page)
  const files = new Map<string, string>()
  const scripts: LoadedScript[] = []
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || response.url.endsWith('.js'))
      files.set(requestId, response.url.split('/').at(-1) ?? '')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId)
    if (file && !later.test(file)) scripts.push({ file, bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  return scripts
}

journey('home loads no more JavaScript than its budget', async ({ page }, { project }) => {
  // One that the browser draws loads what calls the API as well.
  await untilDrawn(page, '/')
  const scripts = await watchScripts(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  const kB = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  const table = scripts.map(({ file, bytes }) => `${file} ${bytes}`).join('\n')
  expect(kB, `scripts of home on ${project.name}:\n${table}`).toBeGreaterThan(0)
  expect(kB, `scripts of home on ${project.name}:\n${table}`).toBeLessThanOrEqual(limit)
})
