import { expect } from '@playwright/test'
import { paths } from './paths.ts'
import { readEntries } from './readEntries.ts'
import { test } from './workshopPage.ts'

/** How light a text and the ground it stands on are, from 0, black, to 765, white; null where there is no such text. */
function lightnessOf(selector: string) {
  const read = (color: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
    return { sum: red + green + blue, opaque: alpha > 0.5 }
  }
  const element = document.querySelector(selector)
  if (!element) return null
  let at: Element | null = element
  while (at && !read(getComputedStyle(at).backgroundColor).opaque) at = at.parentElement
  return {
    text: read(getComputedStyle(element).color).sum,
    ground: at ? read(getComputedStyle(at).backgroundColor).sum : 765,
  }
}

/** Rows of the tables of props that say less than the source does, or offer the wrong control. */
function poorProps(): readonly string[] {
  return Array.from(
    document.querySelectorAll<HTMLElement>('.docblock-argstable tbody tr'),
    (row) => row.innerText,
  ).filter((text) => {
    const lines = new Set(text.split(/[\n\t]/).map((line) => line.trim()))
    const isBoolean = lines.has('boolean') && !lines.has('number') && !lines.has('string')
    return lines.has('union') || (isBoolean && lines.has('Set object'))
  })
}

/** The heading, prose, a table of props and code. */
const texts = ['.sbdocs-title', '.sbdocs-p', '.docblock-argstable td', '.docblock-source code']

for (const { id, title } of readEntries(paths.storybook, 'docs')) {
  test(`the documentation of ${title} is shown in both themes without an error`, async ({ workshop }) => {
    const { page, takeProblems } = workshop
    takeProblems()
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(`/iframe.html?id=${encodeURIComponent(id)}&viewMode=docs`)
    await expect(page.locator('.sbdocs-title')).toBeVisible()
    await expect(page.locator('.docs-story').first()).toBeAttached()
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      await expect(async () => {
        for (const selector of texts) {
          const seen = await page.evaluate(lightnessOf, selector)
          if (!seen) continue
          expect(seen.ground > 400 ? 'light' : 'dark', selector).toBe(theme)
          expect(Math.abs(seen.text - seen.ground), `${theme}: ${selector} stands out`).toBeGreaterThan(250)
        }
      }).toPass({ timeout: 30_000 })
      await expect(page.locator('.sb-errordisplay')).toBeHidden()
      await expect(page.locator('html')).toHaveAttribute('data-density', 'compact')
    }
    expect(await page.evaluate(poorProps)).toEqual([])
    expect(takeProblems()).toEqual([])
  })
}
