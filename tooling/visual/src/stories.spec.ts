import { existsSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { paths } from './paths.ts'
import { readEntries, type Entry } from './readEntries.ts'

/** Draws a story and waits until it is played to its end, its fonts and pictures are there and nothing moves. */
async function open(page: Page, { id }: Entry): Promise<void> {
  await page.clock.setFixedTime('2026-11-21T12:00:00Z')
  await page.addInitScript(() => {
    let seed = 7
    Math.random = () => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed / 2_147_483_647
    }
  })
  await page.goto(`/iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=theme:light`)
  const end = await page.waitForFunction(() => {
    const { storyRenders = [] } = Object(Reflect.get(globalThis, '__STORYBOOK_PREVIEW__'))
    const phase: unknown = storyRenders.at(-1)?.phase
    // A story that failed passes this phase by and is finished, with its error on the page.
    if (phase === 'errored' || document.body.classList.contains('sb-show-errordisplay')) return 'errored'
    return ['completed', 'finished'].find((name) => name === phase)
  })
  if ((await end.jsonValue()) === 'errored') {
    throw new Error(`The story failed: ${await page.locator('#error-message').textContent()}`)
  }
  const touch = await page.evaluate(() => document.documentElement.dataset['density'] === 'touch')
  await page.setViewportSize(touch ? { width: 375, height: 812 } : { width: 1280, height: 900 })
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    // A pointer or a caret that a play function left is none of the look.
    window.getSelection()?.removeAllRanges()
  })
}

for (const story of readEntries(paths.storybook, 'story')) {
  test(`the story ${story.title} · ${story.name} looks as in its baselines`, async ({ page }, info) => {
    await open(page, story)
    // A page of ten thousand rows is too tall for a photograph.
    const fullPage = await page.evaluate(() => document.documentElement.scrollHeight <= 10_000)
    for (const theme of ['light', 'dark'] as const) {
      await page.evaluate((name) => {
        document.documentElement.dataset['theme'] = name
      }, theme)
      const name = [theme, `${story.id}.png`]
      if (!existsSync(info.snapshotPath(...name))) {
        info.annotations.push({ type: 'new', description: theme })
        await page.screenshot({ path: info.snapshotPath(...name), animations: 'disabled', fullPage })
        continue
      }
      await expect.soft(page).toHaveScreenshot(name, { fullPage })
    }
  })
}
