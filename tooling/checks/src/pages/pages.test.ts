import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkPages } from './pages.ts'
import { weighPages } from './pageWeights.ts'

const folder = mkdtempSync(join(tmpdir(), 'koi-pages-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const budget = { scripts: 7, styles: 3, kB: 190 }

test('a page within its line passes, one file or one byte more does not', () => {
  const within = { scripts: 7, styles: 3, bytes: 190_000 }
  expect(checkPages({ HomeScreen: within }, { HomeScreen: budget })).toEqual([])
  const over = { scripts: 8, styles: 4, bytes: 190_010 }
  expect(checkPages({ HomeScreen: over }, { HomeScreen: budget })).toEqual([
    'HomeScreen: 8 scripts of 7',
    'HomeScreen: 4 sheets of 3',
    'HomeScreen: 190.01 kB of 190',
  ])
})

test('no line allows more than seven scripts, which are eight with the boot script, and three sheets', () => {
  const weights = { HomeScreen: { scripts: 8, styles: 3, bytes: 1 } }
  expect(checkPages(weights, { HomeScreen: { scripts: 8, styles: 3, kB: 190 } })).toEqual([
    'HomeScreen: no line may allow more than 7 scripts and 3 sheets',
  ])
})

test('a page without a line fails, and so does a line without a page', () => {
  const weights = { HomeScreen: { scripts: 1, styles: 1, bytes: 1 } }
  expect(checkPages(weights, { NewsScreen: budget })).toEqual([
    'HomeScreen has no line: run `pnpm pages --write`',
    'NewsScreen is in the table, but no page shows it',
  ])
})

test('a file that the entry and a screen share is weighed once', () => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'assets/a.js'), 'export {}')
  writeFileSync(join(folder, 'assets/b.js'), 'export const b = 1')
  const entry = { scripts: ['/assets/a.js'], styles: [] }
  const screens = { HomeScreen: { scripts: ['/assets/a.js', '/assets/b.js'], styles: [] } }
  writeFileSync(join(folder, 'pages.json'), JSON.stringify({ entry, screens }))
  const { HomeScreen } = weighPages(folder)
  expect(HomeScreen?.scripts).toBe(2)
  expect(HomeScreen?.bytes).toBeLessThan(60)
})

test('a file that the build has compressed weighs what its copy does', () => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'assets/large.js'), 'export {}')
  writeFileSync(join(folder, 'assets/large.js.br'), 'x'.repeat(777))
  const screens = { HomeScreen: { scripts: ['/assets/large.js'], styles: [] } }
  writeFileSync(join(folder, 'pages.json'), JSON.stringify({ entry: { scripts: [], styles: [] }, screens }))
  expect(weighPages(folder)['HomeScreen']?.bytes).toBe(777)
})
