import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('../messages/', import.meta.url))

function read(namespace: string, locale: string): Map<string, string> {
  const file: unknown = JSON.parse(readFileSync(`${folder}${namespace}/${locale}.json`, 'utf8'))
  const entries = Object.entries(file ?? {}).filter(([key]) => key !== '$schema')
  return new Map(entries.map(([key, text]) => [key, String(text)]))
}

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(String).toSorted()

describe.each(readdirSync(folder))('the messages of %s', (namespace) => {
  const chinese = read(namespace, 'zh-CN')
  const english = read(namespace, 'en')

  it('the messages are complete in both languages and named after their namespace', () => {
    expect([...english.keys()].toSorted()).toEqual([...chinese.keys()].toSorted())
    for (const key of chinese.keys()) expect(key.startsWith(`${namespace}_`), key).toBe(true)
  })

  it('take the same values in both languages and are never empty', () => {
    for (const [key, text] of chinese) {
      expect(placeholders(english.get(key) ?? ''), key).toEqual(placeholders(text))
      expect(text.trim(), key).not.toBe('')
      expect((english.get(key) ?? '').trim(), key).not.toBe('')
    }
  })

  it('contain no Han characters in English', () => {
    for (const [key, text] of english) expect(text, key).not.toMatch(/\p{Script=Han}/u)
  })
})
