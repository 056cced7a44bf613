import { expect, test } from 'vitest'
import { pictureSources } from './pictureSources.ts'

test('a bitmap has a webp and a double size beside it, and keeps its query', () => {
  expect(pictureSources('/pictures/games/g1.png?v=7')).toEqual({
    webp: '/pictures/games/g1.webp?v=7 1x, /pictures/games/g1@2x.webp?v=7 2x',
    png: '/pictures/games/g1.png?v=7 1x, /pictures/games/g1@2x.png?v=7 2x',
  })
})

test('files of a known width are told apart by it', () => {
  expect(pictureSources('/a.png', 320)?.webp).toBe('/a.webp 320w, /a@2x.webp 640w')
})

test('the webp of a bitmap leads to the same four files', () => {
  expect(pictureSources('/a.webp')).toEqual(pictureSources('/a.png'))
})

test.each(['data:image/png;base64,AAAA', 'blob:http://localhost/1.png', '/a.svg', ''])(
  'a picture that comes alone has none: %s',
  (src) => {
    expect(pictureSources(src)).toBeUndefined()
  },
)
