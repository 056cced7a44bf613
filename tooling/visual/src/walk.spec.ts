import { expect } from '@playwright/test'
import { paths } from './paths.ts'
import { readEntries } from './readEntries.ts'
import { restingPlace, show, wear, type Look, type Place } from './switchWorkshop.ts'
import { test, type Workshop } from './workshopPage.ts'

/** Each differs from the one before in one thing. Both ends are Chinese, in which stories are played when they open. */
const looks: readonly Look[] = [
  { brand: 'koi', locale: 'zh-CN', theme: 'light' },
  { brand: 'koi', locale: 'zh-CN', theme: 'dark' },
  { brand: 'koi', locale: 'en', theme: 'dark' },
  { brand: 'koi', locale: 'en', theme: 'light' },
  { brand: 'jade', locale: 'en', theme: 'light' },
  { brand: 'jade', locale: 'en', theme: 'dark' },
  { brand: 'jade', locale: 'zh-CN', theme: 'dark' },
  { brand: 'jade', locale: 'zh-CN', theme: 'light' },
]

interface Walk {
  readonly workshop: Workshop
  readonly form: string
}

async function walkStory({ workshop: { page, own, takeProblems }, form }: Walk, id: string): Promise<void> {
  const place: Place = { storyId: id, viewMode: 'story' }
  expect(takeProblems(), 'after the end of the test before').toEqual([])
  await show(page, place, form, own)
  expect(takeProblems(), 'as it opens').toEqual([])
  for (const look of looks) {
    await wear(page, place, look)
    expect(takeProblems(), JSON.stringify(look)).toEqual([])
  }
}

/** Opens the page in every look, and comes from a story each time: as it is, a page is built anew in another look. */
async function walkDocs({ workshop: { page, own, takeProblems }, form }: Walk, id: string): Promise<void> {
  expect(takeProblems(), 'after the end of the test before').toEqual([])
  for (const look of looks) {
    await show(page, restingPlace, form, own)
    await wear(page, restingPlace, look)
    await show(page, { storyId: id, viewMode: 'docs' }, form, own)
    expect(takeProblems(), JSON.stringify(look)).toEqual([])
  }
}

for (const { id, title, name, file } of readEntries(paths.storybook, 'story')) {
  test(
    `the story ${title} · ${name} is drawn in both brands, languages and themes without an error`,
    { tag: file.includes('/src/screens/') ? '@screen' : '@component' },
    ({ workshop, form }) => walkStory({ workshop, form }, id),
  )
}

for (const { id, title } of readEntries(paths.storybook, 'docs')) {
  test(
    `the documentation of ${title} is drawn in both brands, languages and themes without an error`,
    { tag: '@docs' },
    ({ workshop, form }) => walkDocs({ workshop, form }, id),
  )
}
