import { expect, test } from 'vitest'
import { type HelpEntry, searchHelp } from './searchHelp.ts'

const entries: readonly HelpEntry[] = [
  { id: 'deposit', anchor: '', title: '存款', heading: '', text: '三种方式的金额和手续费。' },
  {
    id: 'deposit',
    anchor: 'fees',
    title: '存款',
    heading: '手续费',
    text: '支付宝收取 0.3%，从收到的金额里扣除。',
  },
  {
    id: 'withdrawal',
    anchor: 'channels',
    title: '取款',
    heading: '方式',
    text: '手续费从申请金额里扣除。USDT 也可以。',
  },
]
const found = (query: string) => searchHelp(entries, query).map(({ id, anchor }) => `${id}#${anchor}`)

test('finds a word anywhere in Chinese text, and what a heading says before what a text says', () => {
  expect(found('续费')).toEqual(['deposit#fees', 'deposit#', 'withdrawal#channels'])
  expect(found('存款')[0]).toBe('deposit#')
})

test('needs every word, in whatever part of a section, without regard to capitals and width', () => {
  expect(found('取款 usdt')).toEqual(['withdrawal#channels'])
  expect(found('ＵＳＤＴ')).toEqual(['withdrawal#channels'])
  expect(found('取款 支付宝')).toEqual([])
})

test('an empty query, and one of signs that mean something to a pattern, find nothing and break nothing', () => {
  for (const query of ['', '  ', '(', '[a-', '.*', '\\']) expect(found(query)).toEqual([])
})

test('marks what was searched for in an excerpt around its first place', () => {
  const [first] = searchHelp(entries, '扣除')
  expect(first?.excerpt.filter((_, index) => index % 2 === 1)).toEqual(['扣除'])
  const long = [
    {
      ...entries[0],
      id: 'deposit',
      anchor: '',
      title: '',
      heading: '',
      text: `${'前'.repeat(80)}目标${'后'.repeat(200)}`,
    },
  ] as const
  expect(searchHelp(long, '目标')[0]?.excerpt.join('')).toMatch(/^…前{24}目标后+…$/)
})
