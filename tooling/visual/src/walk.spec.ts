import { expect, type Page } from '@playwright/test'
import { paths } from './paths.ts'
import { readEntries } from './readEntries.ts'
import { test } from './workshopPage.ts'

const looks = ['koi', 'jade'].flatMap((brand) =>
  ['zh-CN', 'en'].flatMap((locale) => ['light', 'dark'].map((theme) => ({ brand, locale, theme }))),
)
type Look = (typeof looks)[number]

/** Changes brand, language and theme by the workshop's own switches, and waits until everything is drawn again. */
async function wear(page: Page, look: Look): Promise<void> {
  await page.evaluate(async (globals) => {
    const channel: unknown = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__')
    const call = (name: string, ...args: readonly unknown[]) => {
      const method: unknown = Reflect.get(Object(channel), name)
      if (typeof method === 'function') Reflect.apply(method, channel, args)
    }
    await new Promise<void>((resolve) => {
      call('once', 'globalsUpdated', () =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      )
      call('emit', 'updateGlobals', { globals })
    })
  }, look)
  await drawn(page)
}

/** Waits until no story on the page is on its way. */
async function drawn(page: Page): Promise<void> {
  const end = await page.waitForFunction(() => {
    const { storyRenders = [] } = Object(Reflect.get(globalThis, '__STORYBOOK_PREVIEW__'))
    const phases: readonly unknown[] = Array.from(storyRenders, (render) =>
      Reflect.get(Object(render), 'phase'),
    )
    if (document.body.classList.contains('sb-show-errordisplay') || phases.includes('errored'))
      return 'errored'
    const waits = phases.some((phase) =>
      ['preparing', 'loading', 'rendering', 'playing'].includes(String(phase)),
    )
    const there = document.querySelector('.docs-story, #storybook-root > *') !== null
    return !waits && there ? 'drawn' : false
  })
  if ((await end.jsonValue()) === 'errored') {
    throw new Error(`It failed: ${await page.locator('#error-message').textContent()}`)
  }
}

for (const { id, title, name } of readEntries(paths.storybook, 'story')) {
  test(`the story ${title} · ${name} is drawn in both brands, languages and themes without an error`, async ({
    workshop: { page, takeProblems },
  }) => {
    takeProblems()
    await page.goto(`/iframe.html?id=${encodeURIComponent(id)}&viewMode=story`)
    await drawn(page)
    expect(takeProblems(), 'as it opens').toEqual([])
    for (const look of looks) {
      await wear(page, look)
      expect(takeProblems(), JSON.stringify(look)).toEqual([])
    }
  })
}

for (const { id, title } of readEntries(paths.storybook, 'docs')) {
  test(`the documentation of ${title} is drawn in both brands, languages and themes without an error`, async ({
    workshop: { page, takeProblems },
  }) => {
    takeProblems()
    for (const look of looks) {
      const globals = Object.entries(look).map((entry) => entry.join(':'))
      await page.goto(`/iframe.html?id=${encodeURIComponent(id)}&viewMode=docs&globals=${globals.join(';')}`)
      await expect(page.locator('.docs-story').first()).toBeAttached()
      await drawn(page)
      expect(takeProblems(), JSON.stringify(look)).toEqual([])
    }
  })
}
