import { expect, test } from 'vitest'
import { renderArticle } from './renderArticle.ts'

const article = (body: string) => renderArticle(`# Title\n\nWhat it is about.\n\n${body}`)

test('reads headings with addresses, lines, lists, tables, notes and commands', () => {
  const { title, summary, blocks } = article(
    [
      '## Fees {#fees}',
      'A **bold** word, `code` & a [link](/help/deposit#fees).',
      '- one\n- two',
      '| A | B |\n| --- | --- |\n| 1 | 2 |',
      '> Careful.',
      '```\npnpm start\n```',
    ].join('\n\n'),
  )
  expect([title, summary]).toEqual(['Title', 'What it is about.'])
  expect(blocks).toEqual([
    { kind: 'heading', level: 2, id: 'fees', text: 'Fees' },
    {
      kind: 'paragraph',
      spans: [
        'A ',
        { kind: 'strong', text: 'bold' },
        ' word, ',
        { kind: 'code', text: 'code' },
        ' & a ',
        { kind: 'link', text: 'link', href: '/help/deposit#fees' },
        '.',
      ],
    },
    { kind: 'list', ordered: false, items: [['one'], ['two']] },
    { kind: 'table', head: [['A'], ['B']], rows: [[['1'], ['2']]] },
    { kind: 'note', spans: ['Careful.'] },
    { kind: 'command', text: 'pnpm start' },
  ])
})

test('joins lines of Chinese without a space, and of English with one', () => {
  expect(article('先定好，\n再开始').blocks).toEqual([{ kind: 'paragraph', spans: ['先定好，再开始'] }])
  expect(article('first\nsecond').blocks).toEqual([{ kind: 'paragraph', spans: ['first second'] }])
})

test.each([
  ['<b>HTML</b>', 'html'],
  ['<div>\nHTML\n</div>', 'html'],
  ['![picture](/a.png)', 'image'],
  ['## No address', 'needs an address'],
  ['#### Too deep {#deep}', 'second or third level'],
  ['## A {#a}\n\n## B {#a}', 'two headings'],
  ['- a\n  - nested', 'one line'],
])('refuses %j', (body, reason) => {
  expect(() => article(body)).toThrow(reason)
})

test('refuses an article without a title or without a summary', () => {
  expect(() => renderArticle('No title')).toThrow('begins with its title')
  expect(() => renderArticle('# Title\n\n## Section {#section}')).toThrow('summed up')
})
