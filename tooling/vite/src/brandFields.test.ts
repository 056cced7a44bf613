import { koi } from '@koi/brand/koi'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const folders = ['apps', 'packages', 'tooling']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name, 'src')))
  .filter((folder) => existsSync(folder) && !folder.endsWith('packages/brand/src'))

const sources = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path))
      .map((path) => readFileSync(join(folder, path), 'utf8')),
  )
  .filter((text) => /brand/i.test(text))

/** Whether code reads a field of a brand: by its name behind a dot, or by taking it out of one. */
function isRead(field: string): boolean {
  const read = new RegExp(String.raw`\bbrand\??\.${field}\b|\{[^{}]*\b${field}\b[^{}]*\}\)? (?:=|=>)`, 'i')
  return sources.some((text) => read.test(text))
}

test.each(Object.keys(koi))('something reads the field %s of a brand', (field) => {
  expect(isRead(field)).toBe(true)
})

test.each(['currency', 'externalLinks'])('nothing reads the field %s, which no brand has', (field) => {
  expect(isRead(field)).toBe(false)
})
