import { describe, expect, it } from 'vitest'
import { encodeMultipart } from './encodeMultipart.ts'

describe('encodeMultipart', () => {
  it('carries files as they are, and other fields as forms have them', async () => {
    const file = new File(['koi'], 'koi.txt', { type: 'text/plain' })
    const form = encodeMultipart({ file, kind: 'avatar', tags: [1, 2], none: undefined })
    const sent = form.get('file')
    expect(sent).toBeInstanceOf(File)
    expect(sent instanceof File && [sent.name, await sent.text()]).toEqual(['koi.txt', 'koi'])
    expect(form.get('kind')).toBe('avatar')
    expect(form.get('tags')).toBe('1,2')
    expect(form.has('none')).toBe(false)
  })

  it('repeats the field for several files', () => {
    expect(encodeMultipart({ file: [new Blob(['a']), new Blob(['b'])] }).getAll('file')).toHaveLength(2)
  })

  it('names the field that cannot be encoded', () => {
    expect(() => encodeMultipart({ when: new Date(0) })).toThrow(/"when"/)
  })
})
