import { globSync } from 'node:fs'
import { join } from 'node:path'
import stylelint, { type Config } from 'stylelint'
import { expect, test } from 'vitest'
import { root } from '../checkout/checkout.ts'
import { rawColors } from './rawColors.ts'

const { default: config }: { default: Config } = await import(join(root, 'stylelint.config.mjs'))

async function faultsOf(code: string, path: string): Promise<readonly string[]> {
  const { results } = await stylelint.lint({ cwd: root, config, code, codeFilename: join(root, path) })
  return results.flatMap(({ warnings }) => warnings.map(({ line, rule, text }) => `${line} ${rule} ${text}`))
}
const rulesOf = async (code: string, path: string) =>
  (await faultsOf(code, path)).map((fault) => fault.split(' ')[1])

const component = 'packages/features/src/money/A.tsx'

test.each([
  ['an attribute of a drawing', '<path fill="#123456" />', 'color-no-hex'],
  ['a named attribute', '<path stroke="red" />', 'color-named'],
  ['one way of a choice', "<path stroke={on ? 'red' : 'currentColor'} />", 'color-named'],
  ['a choice in a style', "<p style={{ color: on ? '#c33' : undefined }} />", 'color-no-hex'],
  ['a constant', "const accent = '#ff0000'; <p style={{ color: accent }} />", 'color-no-hex'],
  ['a named constant', "const accent = 'red'; <p style={{ color: accent }} />", 'color-named'],
  ['a table', "const tones = { up: 'green' } as const; <p style={{ color: tones[tone] }} />", 'color-named'],
  ['a style of its own', "const base = { color: 'red' }; <p style={base} />", 'color-named'],
  ['a spread style', "const base = { color: 'red' }; <p style={{ ...base }} />", 'color-named'],
  ['a style set by code', "element.style.color = 'red'", 'color-named'],
  ['a colour function with values put in', 'const tone = `rgb(${red} 0 0)`', 'function-disallowed-list'],
  [
    'a part of a longer value',
    "export const line = '1px solid oklch(0.5 0.1 30)'",
    'function-disallowed-list',
  ],
])('a raw colour is refused in a component as %s', async (_form, code, rule) => {
  expect(await rulesOf(code, component)).toEqual([rule])
})

test.each(['packages/ui/src/a.ts', 'apps/web-mobile/src/a.ts', 'apps/sandbox/src/desk/a.ts'])(
  'a raw colour is refused in a module without elements: %s',
  async (path) => {
    expect(await rulesOf("export const accent = '#ff0000'", path)).toEqual(['color-no-hex'])
  },
)

test('a raw colour is refused with its line and the tokens to use instead', async () => {
  expect(await faultsOf('<svg>\n  <path fill="#123456" />\n</svg>', component)).toEqual([
    expect.stringMatching(/^2 color-no-hex Use a token such as var\(--color-text\).*semantic\.css/),
  ])
  expect(await faultsOf('.a {\n  color: #123456;\n}', 'apps/sandbox/src/cashier/a.css')).toEqual([
    expect.stringMatching(/^2 color-no-hex Use a token of the sandbox.*apps\/sandbox\/src\/theme\.css/),
  ])
})

test.each([
  ['color: #c33', 'color-no-hex'],
  ['color: white', 'color-named'],
  ['border: 1px solid oklch(1 0 0 / 0.4)', 'function-disallowed-list'],
])('a sheet of the sandbox is refused for %s', async (declaration, rule) => {
  expect(await rulesOf(`.a { ${declaration} }`, 'apps/sandbox/src/game/a.css')).toEqual([rule])
})

test.each([
  ['a token', '<path fill="var(--color-text)" stroke="currentColor" />'],
  ['no paint', '<path fill="none" style={{ background: \'transparent\' }} />'],
  ['a reference to a part of the drawing', '<path fill="url(#abc)" />'],
  ['an address with a part', "const link = '/help#fee'; const other = 'a.html?b=#fff'"],
  ['a word that names a colour and is none', "const bet = { color: 'red' }; play('black')"],
  ['a comment', "// it doesn't say '#fff'\n/* rgb(0 0 0) */ const a = 1"],
  ['a number of something', "const text = 'order #1234567'"],
])('no raw colour is found in %s', async (_what, code) => {
  expect(await faultsOf(code, component)).toEqual([])
})

test('each place in which raw colours may stand has a file', () => {
  const empty = Object.keys(rawColors).filter(
    (pattern) => globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' }).length === 0,
  )
  expect(empty).toEqual([])
})

test('a module that cannot be read is a fault, not one without colours', async () => {
  await expect(faultsOf("const a = <p style={{ color: '#fff' }}", component)).rejects.toThrow('A.tsx')
})
