import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ui = join(import.meta.dirname, '../../../../packages/ui')

test('the README of @koi/ui lists every component that the package exports', () => {
  const readme = readFileSync(join(ui, 'README.md'), 'utf8')
  const index = readFileSync(join(ui, 'src/index.ts'), 'utf8')
  const components = Array.from(index.matchAll(/from '\.\/(\w+)\/\1\.tsx'/g), ([, name = '']) => name)
  expect(components.length).toBeGreaterThan(60)
  expect(components.filter((name) => !new RegExp(`\\b${name}\\b`).test(readme))).toEqual([])
})
