import type { Page } from '@playwright/test'
import { expect, journey } from '../journey.ts'
import { untilDrawn } from '../steps/untilDrawn.ts'

/** What a guest's first visit to home may load in scripts, headers included, in kB of 1000 bytes: 1.25 times the floor's 106.5. */
const limit = 133.1

/** What a page begins with once it stands and is at rest: with what follows it, it does not count to the first screen. */
const later = /^(?:startAnalytics|atRest|PageViewsQuestion)-/

interface LoadedScript {
  readonly file: string
  readonly bytes: number
}

/** Every script that the page asks for from now on until it is at rest, as it crosses the wire. */
async function watchScripts(page: Page): Promise<readonly LoadedScript[]> {
  const session = await page.context().newCDPSession(page)
  const files = new Map<string, string>()
  const scripts: LoadedScript[] = []
  let isAtRest = false
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const file = new URL(request.url).pathname.split('/').at(-1) ?? ''
    isAtRest ||= later.test(file)
    if (file.endsWith('.js') && !isAtRest) files.set(requestId, file)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId)
    if (file) scripts.push({ file, bytes: encodedDataLength })
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
