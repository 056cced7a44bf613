import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as amount from './amount/index.ts'
import * as banks from './banks/index.ts'
import * as dates from './dates/index.ts'
import * as form from './form/index.ts'
import * as images from './images/index.ts'
import * as core from './index.ts'

const scope: Record<string, unknown> = { ...core, ...amount, ...banks, ...dates, ...form, ...images }

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
)

// Lines of examples that say what they give: `sumFen([1n, 2n]) // 3n`.
const claims = sources.flatMap((path) => {
  const text = readFileSync(join(import.meta.dirname, path), 'utf8')
  const examples = [...text.matchAll(/@example\n[\s\S]*?```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code)
  return examples.flatMap((code) =>
    [...code.matchAll(/^ \* (\w+\(.*\))\s+\/\/ (.+)$/gm)]
      .map(([, expression = '', value = '']) => ({ expression, value }))
      .filter(({ expression }) => (expression.split('(')[0] ?? '') in scope),
  )
})

const evaluate = (code: string): unknown => {
  const names = Object.keys(scope)
  const run: unknown = Reflect.construct(Function, [...names, `return (${code})`])
  return typeof run === 'function' ? run(...names.map((name) => scope[name])) : undefined
}

it('finds what the doc comments claim', () => {
  expect(claims.length).toBeGreaterThan(15)
})

it.each(claims)('$expression gives $value, as its doc comment says', ({ expression, value }) => {
  const given = evaluate(expression)
  expect(given).toEqual(given instanceof Date ? new Date(value) : evaluate(value))
})
