import { expect, test } from 'vitest'
import { mergeParts, type Part } from './mergeParts.ts'

const part = (name: string, bytes: number, users: string, imports: readonly number[] = []): Part => ({
  modules: [name],
  bytes,
  users: new Set(users),
  imports: new Set(imports),
})
const options = { fileBytes: 10, limit: 9, weightOf: () => 1 }

test('parts of the same entries become one file', () => {
  expect(mergeParts([part('a', 50, 'xy'), part('b', 60, 'xy')], options)).toEqual([['a', 'b']])
})

test('a large part stays apart from one that other entries load', () => {
  expect(mergeParts([part('a', 50, 'xy'), part('b', 60, 'yz')], options)).toEqual([['a'], ['b']])
})

test('an entry with more files than the limit gets those as one that cost the least', () => {
  const parts = [part('a', 50, 'xy'), part('b', 20, 'yz'), part('c', 30, 'yw')]
  expect(mergeParts(parts, { ...options, limit: 2 })).toEqual([['a'], ['b', 'c']])
})

test('parts with a third between them are not put together: the files would import each other', () => {
  const parts = [part('a', 50, 'xy', [1]), part('b', 900, 'xyzw', [2]), part('c', 50, 'xyzw')]
  expect(mergeParts(parts, { ...options, fileBytes: 1 })).toEqual([['a'], ['b', 'c']])
  const apart = [part('a', 1, 'xy', [1]), part('b', 900, 'xyzw', [2]), part('c', 1, 'xyzwv')]
  expect(
    mergeParts(apart, { ...options, limit: 1 })
      .flat()
      .toSorted(),
  ).toEqual(['a', 'b', 'c'])
})

test('parts stay apart where who loads the one would load a large import of the other', () => {
  const parts = [part('a', 10, 'xy'), part('b', 100, 'yz', [2]), part('c', 900, 'yzabcdefghi')]
  expect(mergeParts(parts, { ...options, fileBytes: 200 })).toEqual([['a'], ['b'], ['c']])
})
