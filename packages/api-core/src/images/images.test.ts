import { afterEach, describe, expect, it, vi } from 'vitest'
import { imageUrl, supportsWebp } from './images.ts'

describe('imageUrl', () => {
  it.each([
    ['/img/koi.png', '/img/koi.webp?v=7'],
    ['/img/koi.JPG', '/img/koi.webp?v=7'],
    ['/img/koi.jpeg?x=1', '/img/koi.webp?x=1&v=7'],
    ['/img/koi.png#part', '/img/koi.webp?v=7#part'],
    ['https://cdn.koi.test/a.b/koi.gif', 'https://cdn.koi.test/a.b/koi.webp?v=7'],
    ['/img/koi.webp', '/img/koi.webp?v=7'],
    ['/img/png', '/img/png?v=7'],
    ['/img/koi.png/raw', '/img/koi.png/raw?v=7'],
  ])('turns %s into %s where webp is supported', (path, url) => {
    expect(imageUrl(path, { version: '7', webp: true })).toBe(url)
  })

  it('keeps the ending where webp is not supported', () => {
    expect(imageUrl('/img/koi.png?x=1', { version: '7', webp: false })).toBe('/img/koi.png?x=1&v=7')
  })

  it.each(['data:image/png;base64,AA==', 'blob:https://koi.test/1.png', '/img/koi.svg', '/i.SVG?x=1#a', ''])(
    'passes %j unchanged',
    (path) => {
      expect(imageUrl(path, { version: '7', webp: true })).toBe(path)
    },
  )

  it('escapes the version', () => {
    expect(imageUrl('/a.png', { version: 'a&b', webp: false })).toBe('/a.png?v=a%26b')
  })
})

describe('supportsWebp', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('asks the decoder with a whole webp image', async () => {
    let head = ''
    vi.stubGlobal('createImageBitmap', async (image: Blob) => {
      const bytes = new Uint8Array(await image.arrayBuffer())
      expect(image.type).toBe('image/webp')
      head = String.fromCharCode(...bytes.slice(0, 4), ...bytes.slice(8, 12))
      expect(new DataView(bytes.buffer).getUint32(4, true)).toBe(bytes.length - 8)
    })
    expect(await supportsWebp()).toBe(true)
    expect(head).toBe('RIFFWEBP')
  })

  it('supportsWebp is false where decoding fails or does not exist', async () => {
    expect(await supportsWebp()).toBe(false)
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unsupported')))
    expect(await supportsWebp()).toBe(false)
  })
})
