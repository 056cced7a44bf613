import { expect, test } from 'vitest'
import { sortFiles } from './sortFiles.ts'

const file = (name: string, type: string, size: number) => new File(['x'.repeat(size)], name, { type })

test('what is of no right kind, too large or one too many is refused for its own reason', () => {
  const files = [
    file('a.png', 'image/png', 10),
    file('b.gif', 'image/gif', 10),
    file('c.png', 'image/png', 11),
    file('d.heic', '', 1),
    file('e.jpg', 'image/jpeg', 10),
    file('f.jpg', 'image/jpeg', 1),
  ]
  const { taken, refused } = sortFiles(files, {
    accept: ['image/png', 'image/jpeg'],
    maxBytes: 10,
    room: 2,
  })
  expect(taken.map(({ name }) => name)).toEqual(['a.png', 'e.jpg'])
  expect(refused.map(([{ name }, reason]) => `${name} ${reason}`)).toEqual([
    'b.gif type',
    'c.png size',
    'd.heic type',
    'f.jpg count',
  ])
})
