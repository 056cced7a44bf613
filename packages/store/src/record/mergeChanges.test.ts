import { expect, test } from 'vitest'
import { mergeChanges, type NextPage, type RecordReply } from './mergeChanges.ts'

interface Item {
  readonly id: string
  readonly at: string
  readonly open: boolean
}

const item = (id: string, open = false): Item => ({ id, at: `2026-11-21T00:00:0${id.slice(0, 1)}Z`, open })
const page = (
  items: readonly Item[],
  more = false,
): RecordReply<Item> & NextPage & { readonly total: number } => ({
  items,
  total: items.length,
  asOf: 'then',
  next: more ? { page: 2, after: items.at(-1)?.id } : undefined,
})
const all = { timeOf: ({ at }: Item) => at, fits: () => true }
const ids = (pages: readonly RecordReply<Item>[]) =>
  pages.map(({ items }) => items.map(({ id }) => id).join(''))

test('new items come first, and pages in which nothing changed stay the same objects', () => {
  const pages = [page([item('5'), item('4')], true), page([item('3'), item('2')], true)]
  const merged = mergeChanges(pages, [{ ...page([item('7'), item('6')]), total: 9, asOf: 'now' }], all)
  expect(ids(merged)).toEqual(['7654', '32'])
  expect(merged[1]).toBe(pages[1])
  expect(merged[0]).toMatchObject({ total: 9, asOf: 'now', next: { page: 2, after: '4' } })
})

test('a changed item takes the place of the old one, or goes where it no longer fits', () => {
  const pages = [page([item('5', true), item('4', true)], true), page([item('3', true)])]
  const changes = [page([item('4'), item('3')])]
  expect(mergeChanges(pages, changes, all)[0]?.items).toEqual([item('5', true), item('4')])
  expect(ids(mergeChanges(pages, changes, { ...all, fits: ({ open }) => open }))).toEqual(['5', ''])
})

test('an item that begins to fit stands by its time, and is left to its page where that is not read yet', () => {
  const pages = [page([item('6'), item('4')], true), page([item('3')], true)]
  expect(ids(mergeChanges(pages, [page([item('5'), item('1')])], all))).toEqual(['654', '3'])
  expect(ids(mergeChanges([page([item('3')])], [page([item('1')])], all))).toEqual(['31'])
  expect(ids(mergeChanges([page([])], [page([item('2'), item('1')])], all))).toEqual(['21'])
})

test('items of one moment keep the order they came in', () => {
  const merged = mergeChanges([page([item('5')])], [page([item('6b'), item('6a')])], all)
  expect(ids(merged)).toEqual(['6b6a5'])
})

test('many pages of changes bring the sums of the one that was read last', () => {
  const changes = [
    { ...page([item('7')]), total: 1 },
    { ...page([item('6')]), total: 2 },
  ]
  expect(mergeChanges([page([item('5')])], changes, all)[0]).toMatchObject({ total: 2 })
})
