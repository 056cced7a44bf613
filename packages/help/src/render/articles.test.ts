import { koi } from '@koi/brand/koi'
import { engineIds, engines, returnOf } from '@koi/contract/engines'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import type { HelpArticle, HelpBlock, HelpSpan } from '../helpArticle.ts'
import { type HelpId, helpIds } from '../helpGroups.ts'
import { readArticle } from './readArticle.ts'
import { anchorOf, gameNames } from './tables.ts'
import { helpLocales, type HelpLocale } from './wording.ts'

const articles = new Map<string, HelpArticle>()
const of = (locale: HelpLocale, id: HelpId) =>
  articles.get(`${locale}/${id}`) ?? { title: '', summary: '', blocks: [] }

beforeAll(async () => {
  for (const locale of helpLocales)
    for (const id of helpIds) articles.set(`${locale}/${id}`, await readArticle(locale, id, koi))
})

const linesOf = (block: HelpBlock): readonly (readonly HelpSpan[])[] => {
  if (block.kind === 'heading' || block.kind === 'command') return []
  if (block.kind === 'list') return block.items
  return block.kind === 'table' ? [block.head, ...block.rows].flat() : [block.spans]
}
const linksOf = ({ blocks }: HelpArticle) =>
  blocks
    .flatMap(linesOf)
    .flatMap((line) =>
      line.flatMap((span) => (typeof span === 'object' && span.kind === 'link' ? span.href : [])),
    )
const anchorsOf = ({ blocks }: HelpArticle) =>
  blocks.flatMap((block) => (block.kind === 'heading' ? block.id : []))
const shapeOf = ({ blocks }: HelpArticle) =>
  blocks.map((block) => {
    if (block.kind === 'list') return `list of ${block.items.length}`
    return block.kind === 'table' ? `table of ${block.rows.length}` : block.kind
  })
/** Every number of a text, in order of size: languages may put them in another order. */
const numbersOf = (article: HelpArticle) =>
  [
    ...JSON.stringify(article.blocks)
      .replaceAll(/(?<=\d),(?=\d{3})/g, '')
      .matchAll(/\d+(?:\.\d+)?/g),
  ]
    .map(([number]) => number)
    .toSorted()

test.each(helpLocales)('the folder of %s holds the articles that are listed, and no other', (locale) => {
  const folder = fileURLToPath(new URL(`../../content/${locale}`, import.meta.url))
  expect(readdirSync(folder).toSorted()).toEqual(helpIds.map((id) => `${id}.md`).toSorted())
})

/** Whether a link to an article names one, and a heading of it, that there is not. */
function leadsNowhere(locale: HelpLocale) {
  return (href: string): boolean => {
    const [, article, anchor] = /^\/help\/([a-z-]+)(?:#([a-z-]+))?$/.exec(href) ?? []
    if (!article) return href.startsWith('/help/')
    const target = helpIds.find((id) => id === article)
    return !target || (anchor !== undefined && !anchorsOf(of(locale, target)).includes(anchor))
  }
}

test('no article has Chinese in English but the names of titles, which are Chinese in every language', () => {
  const english = helpIds.map((id) => JSON.stringify(of('en', id)).replaceAll(/[三五]分彩/g, ''))
  for (const text of english) expect(text).not.toMatch(/\p{Script=Han}/u)
})

describe.each(helpIds)('the article %s', (id) => {
  test('the article has the same headings, lists and tables in both languages', () => {
    expect(anchorsOf(of('en', id))).toEqual(anchorsOf(of('zh-CN', id)))
    expect(shapeOf(of('en', id))).toEqual(shapeOf(of('zh-CN', id)))
    expect(linksOf(of('en', id)).toSorted()).toEqual(linksOf(of('zh-CN', id)).toSorted())
  })

  test.each(helpLocales)('the article has a title, a summary and sections in %s', (locale) => {
    const { title, summary, blocks } = of(locale, id)
    expect(title.length).toBeGreaterThan(0)
    expect(summary.length).toBeGreaterThan(20)
    expect(anchorsOf({ title, summary, blocks }).length).toBeGreaterThan(1)
  })

  test('the links of the article to others lead to headings that are there', () => {
    for (const locale of helpLocales) expect(linksOf(of(locale, id)).filter(leadsNowhere(locale))).toEqual([])
  })
})

test('the rules name every game with the address, the name and the return that its page states', () => {
  for (const locale of helpLocales) {
    const rules = of(locale, 'game-rules')
    const games = JSON.stringify(of(locale, 'games'))
    expect(anchorsOf(rules)).toEqual(expect.arrayContaining(engineIds.map(anchorOf)))
    for (const id of engineIds) {
      const heading = rules.blocks.find((block) => block.kind === 'heading' && block.id === anchorOf(id))
      expect(heading).toMatchObject({ text: gameNames[id][locale] })
      expect(games).toContain(`${returnOf(engines[id])}%`)
    }
  }
})

test('both languages state the same numbers of money and rules', () => {
  for (const id of ['deposit', 'withdrawal', 'transfer', 'vip'] as const)
    expect(new Set(numbersOf(of('en', id)))).toEqual(new Set(numbersOf(of('zh-CN', id))))
})

test('the article on fairness names the script and every fault that it finds', () => {
  const text = JSON.stringify(of('zh-CN', 'fairness').blocks)
  expect(text).toContain('pnpm verify:rounds')
  for (const fault of ['commitment', 'outcome', 'payout', 'seal', 'repeated', 'divided', 'unreadable'])
    expect(text).toContain(fault)
})
