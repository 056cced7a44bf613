import { helpIds, searchHelp, type HelpBlock } from '@koi/help'
import { locales } from '@koi/i18n'
import { articles, search } from 'virtual:koi-help'
import { expect, test } from 'vitest'
import { pages } from '../routing/pages.ts'

function linksOf(blocks: readonly HelpBlock[]): readonly string[] {
  return [...JSON.stringify(blocks).matchAll(/"href":"([^"]+)"/g)].map(([, href = '']) => href)
}

test('every link of an article leads to a page of the site', async () => {
  const paths = new Set<string>(Object.values(pages).map(({ path }) => path))
  for (const locale of locales)
    for (const id of helpIds) {
      const { blocks } = (await articles[locale][id]()).default
      const foreign = linksOf(blocks).filter((href) => !href.startsWith('/help/') && !paths.has(href))
      expect(foreign, `${locale}/${id}`).toEqual([])
    }
})

test.each([
  ['zh-CN', '提现', 'withdrawal'],
  ['zh-CN', '手续费', 'deposit'],
  ['zh-CN', '返还率', 'game-rules'],
  ['en', 'rebate', 'vip'],
  ['en', 'commitment', 'fairness'],
] as const)('the search in %s finds %s in %s', async (locale, query, id) => {
  const found = searchHelp((await search[locale].search()).default, query, 99).map((match) => match.id)
  expect(found).toContain(id)
})
