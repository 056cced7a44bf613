import type { Page } from '@playwright/test'
import { expect, journey } from '../journey.ts'
import { takenOver } from '../steps/takenOver.ts'
import { untilDrawn } from '../steps/untilDrawn.ts'

/** What a guest's first visit to home may load in scripts, headers included, in kB of 1000 bytes: 1.25 times the floor's 106.5. */
const limit = 133.1

interface LoadedScript {
  readonly file: string
  readonly bytes: number
}

/** Every script that the page asks for from now on, as it crosses the wire. */
async function watchScripts(page: Page): Promise<readonly LoadedScript[]> {
  const session = await page.context().newCDPSession(page)
  const files = new Map<string, string>()
  const scripts: LoadedScript[] = []
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const file = new URL(request.url).pathname.split('/').at(-1) ?? ''
    if (file.endsWith('.js')) files.set(requestId, file)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId)
    if (file) scripts.push({ file, bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  return scripts
}

journey(
  'home loads no more JavaScript than its budget until its player does something',
  async ({ page }, { project }) => {
    // One that the browser draws loads what calls the API as well.
    await untilDrawn(page, '/')
    const scripts = await watchScripts(page)
    await page.clock.install()
    await page.goto('/')
    await takenOver(page)
    // The question about page views is due, and has nobody to answer it.
    await page.clock.runFor(10_000)
    await page.waitForLoadState('networkidle')
    const kB = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
    const table = scripts.map(({ file, bytes }) => `${file} ${bytes}`).join('\n')
    expect(kB, `scripts of home on ${project.name}:\n${table}`).toBeGreaterThan(0)
    expect(kB, `scripts of home on ${project.name}:\n${table}`).toBeLessThanOrEqual(limit)

    const entry = scripts.find(({ file }) => file.startsWith('index-'))
    const text = await (await page.request.get(`/assets/${entry?.file}`)).text()
    expect(text.slice(0, 40), 'the entry is compiled ahead').toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)

    const more = page.waitForRequest(/\/atRest-/)
    await page.keyboard.press('Tab')
    await more
  },
)

journey('what is for the pages to come is loaded in time for a player who only looks', async ({ page }) => {
  await untilDrawn(page, '/')
  await page.clock.install()
  await page.goto('/')
  await takenOver(page)
  const more = page.waitForRequest(/\/atRest-/)
  await expect(async () => {
    await page.clock.runFor(20_000)
    await Promise.race([more, Promise.reject(new Error('not yet'))])
  }).toPass()
})
