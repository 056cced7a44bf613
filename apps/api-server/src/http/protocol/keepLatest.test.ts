import { expect, test } from 'vitest'
import { keepLatest } from './keepLatest.ts'

test('the values that were used last are kept, and the others made again', () => {
  const kept = keepLatest<string>(2)
  let made = 0
  const get = (key: string) => kept.get(key, () => `${key}${(made += 1)}`)
  expect([get('a'), get('b'), get('a')]).toEqual(['a1', 'b2', 'a1'])
  expect(get('c')).toBe('c3')
  expect(kept.peek('b')).toBeUndefined()
  expect(kept.peek('a')).toBe('a1')
  expect([get('b'), kept.peek('c')]).toEqual(['b4', undefined])
  kept.drop('a')
  expect(kept.peek('a')).toBeUndefined()
})
