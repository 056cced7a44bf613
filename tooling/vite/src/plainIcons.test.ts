import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { plainIcons, withoutNames } from './plainIcons.ts'

const icons = fileURLToPath(new URL('../../../packages/ui/src/Icon/icons.ts', import.meta.url))
const { resolve } = createRequire(icons)
const names = Array.from(
  readFileSync(icons, 'utf8').matchAll(/'(lucide-react\/icons\/[\w-]+)'/g),
  ([, name = '']) => name,
)

/** The module that holds a shape: some names only lead to another. */
function sourceOf(name: string): string {
  const code = readFileSync(resolve(name).replace(/\.js$/, '.mjs'), 'utf8')
  const [, other] = /^export .* from '\.\/(.+)\.mjs'/m.exec(code) ?? []
  return other ? sourceOf(`lucide-react/icons/${other}`) : code
}

/** What a module of a shape gives to be drawn. */
async function dataOf(
  code: string,
): Promise<{ readonly node: readonly (readonly [string, { readonly key: string }])[] }> {
  const alone = code.replace(/^import .*$/m, 'const createLucideIcon = () => null')
  const { __iconData: data } = await import(`data:text/javascript,${encodeURIComponent(alone)}`)
  return data
}

test.each(names)('the drawing of %s stays, and nothing else', async (name) => {
  const code = sourceOf(name)
  const drawn = (await dataOf(code)).node.map(([tag, { key: _key, ...attributes }]) => [tag, attributes])
  expect(await dataOf(withoutNames(code))).toEqual({ node: drawn })
})

test('a build draws a shape without the builder of Lucide', async () => {
  const entry = resolve('lucide-react/icons/plus').replace(/\.js$/, '.mjs')
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plainIcons()],
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: ['react'] },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  const code =
    bundle && 'output' in bundle
      ? bundle.output.map((file) => ('code' in file ? file.code : '')).join('')
      : ''
  expect(code).toContain('viewBox: "0 0 24 24"')
  expect(code).toContain('M5 12h14')
  expect(code).not.toContain('buildLucideIcon')
})

test('every shape is as large as the drawing takes it to be', () => {
  expect(names.filter((name) => !/^ {2}size: 24,$/m.test(sourceOf(name)))).toEqual([])
})
