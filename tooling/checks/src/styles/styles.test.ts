import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import stylelint, { type Config } from 'stylelint'
import { afterAll, afterEach, expect, test } from 'vitest'
import { root } from '../checkout/checkout.ts'
import { readTokenNames, tokenModule } from './tokenSheets.ts'

const { default: config }: { default: Config } = await import(join(root, 'stylelint.config.mjs'))
const tree = mkdtempSync(join(tmpdir(), 'koi-styles-'))
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(tree, path)), { recursive: true })
  writeFileSync(join(tree, path), text)
}
cpSync(join(root, 'packages/ui/src/tokens'), join(tree, 'packages/ui/src/tokens'), { recursive: true })

let at = 0
/** A checkout of its own for each test: what a checkout declares is read once. */
async function faultsOf(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  at += 1
  const checkout = join(tree, String(at))
  cpSync(join(tree, 'packages'), join(checkout, 'packages'), { recursive: true })
  for (const [path, text] of Object.entries(files)) write(`${at}/${path}`, text)
  const { results } = await stylelint.lint({ cwd: checkout, config, files: Object.keys(files) })
  return results
    .toSorted((a, b) => ((a.source ?? '') < (b.source ?? '') ? -1 : 1))
    .flatMap(({ source, warnings }) =>
      warnings.map(({ line, rule, text }) => `${relative(checkout, source ?? '')}:${line} ${rule}: ${text}`),
    )
}
const rulesOf = async (css: string, path = 'packages/ui/src/A/A.module.css') =>
  (await faultsOf({ [path]: css })).map((fault) => fault.split(' ')[1]?.replace(':', ''))

afterEach(() => rmSync(join(tree, String(at)), { recursive: true, force: true }))
afterAll(() => rmSync(tree, { recursive: true }))

test('names a misspelt token with its place and what to do, in a sheet and in an inline style', async () => {
  const faults = await faultsOf({
    'packages/ui/src/Button/Button.module.css':
      '.root {\n  color: var(--color-txt);\n  gap: var(--space-1);\n}',
    'packages/ui/src/Card/Card.tsx': "<p\n style={{ color: 'var(--color-texts)' }} />",
  })
  const advice = 'Use a token of packages/ui/src/tokens, or declare it in this folder (koi/known-tokens)'
  expect(faults).toEqual([
    `packages/ui/src/Button/Button.module.css:2 koi/known-tokens: --color-txt is declared nowhere. ${advice}`,
    `packages/ui/src/Card/Card.tsx:2 koi/known-tokens: --color-texts is declared nowhere. ${advice}`,
  ])
})

test('finds an unknown name in any string of a component, and leaves names that code puts together alone', async () => {
  const faults = await faultsOf({
    'apps/web-mobile/src/a.tsx': "const tone = on ? 'var(--color-txt)' : `var(--space-${step})`",
  })
  expect(faults).toEqual([expect.stringContaining('--color-txt is declared nowhere')])
})

test('takes a fallback for no excuse of an unknown name', async () => {
  expect(await rulesOf('.a { gap: var(--gap, 3px) }')).toEqual(['koi/known-tokens'])
})

test('lets a module read what it declares itself and what its package sets by code or in a plain sheet', async () => {
  const faults = await faultsOf({
    'apps/web-mobile/src/Ring/Ring.module.css':
      '.root { --tone: var(--color-text); color: var(--tone); rotate: var(--angle); }',
    'apps/web-mobile/src/place.tsx': "element.style.setProperty('--angle', angle)",
    'apps/web-mobile/src/shell.css': ':root { --gutter: 3px; }',
    'apps/web-mobile/src/Bar/Bar.module.css': '.root { padding: var(--gutter); color: var(--tone); }',
    'apps/web-desktop/src/Bar.module.css': '.root { padding: var(--gutter); }',
  })
  expect(faults).toEqual([
    expect.stringMatching(/^apps\/web-desktop\/src\/Bar\.module\.css:1 .* --gutter is declared nowhere/),
    expect.stringMatching(/^apps\/web-mobile\/src\/Bar\/Bar\.module\.css:1 .* --tone is declared nowhere/),
  ])
})

test('finds a declaration that nothing reads', async () => {
  expect(await faultsOf({ 'apps/web-mobile/src/a.css': '.a { --color-txet: var(--color-text) }' })).toEqual([
    expect.stringContaining('--color-txet is no token, and nothing in its package reads it'),
  ])
})

test('refuses a step of a colour scale outside of the token sheets', async () => {
  expect(await faultsOf({ 'apps/web-mobile/src/a.css': '.a { color: var(--ink-50) }' })).toEqual([
    expect.stringContaining('--ink-50 is a step of a colour scale. Use a semantic token'),
  ])
})

test('leaves comments alone', async () => {
  expect(await rulesOf('/* var(--nothing) #fff */')).toEqual([])
})

test.each([
  ['color: #c33', 'color-no-hex'],
  ['color: white', 'color-named'],
  ['background: linear-gradient(red, transparent)', 'color-named'],
  ['color: rgb(0 0 0)', 'function-disallowed-list'],
  ['border: 1px solid oklch(1 0 0 / 0.4)', 'function-disallowed-list'],
  ['padding: 4px 3px', 'declaration-property-value-disallowed-list'],
  ['margin-inline-start: calc(100% - 24px)', 'declaration-property-value-disallowed-list'],
  ['gap: 12px', 'declaration-property-value-disallowed-list'],
  ['border-radius: 10px', 'declaration-property-value-disallowed-list'],
  ['font-size: 15px', 'declaration-property-value-disallowed-list'],
  ['font-weight: 600', 'declaration-property-value-disallowed-list'],
  ['z-index: 20', 'declaration-property-value-disallowed-list'],
  ['transition: color 200ms', 'declaration-property-value-disallowed-list'],
  ['color: var(--color-text) !important', 'declaration-no-important'],
  ['colour: var(--color-text)', 'property-no-unknown'],
  ['inline-size: 3pix', 'unit-no-unknown'],
  ['inline-size: 3px; block-size: 2px; inline-size: 3px', 'declaration-block-no-duplicate-properties'],
])('finds %s by %s, in components and in screens', async (declaration, rule) => {
  const css = `.a { ${declaration} }`
  expect(await rulesOf(css)).toEqual([rule])
  expect(await rulesOf(css, 'apps/web-desktop/src/screens/a/A.module.css')).toEqual([rule])
})

test('finds a raw colour in an inline style', async () => {
  expect(await rulesOf("<p style={{ marginTop: 4, color: '#c33' }} />", 'packages/ui/src/A/A.tsx')).toEqual([
    'color-no-hex',
  ])
})

test.each([
  'padding: 6px 2px',
  'inline-size: 24px',
  'border: 1px solid var(--color-border)',
  'background: color-mix(in oklab, var(--color-accent) 16%, transparent)',
  'mask-image: linear-gradient(black 20%, transparent)',
  'z-index: 1',
  'transition: color var(--duration-1), background-color 0s 9999s',
])('allows %s', async (declaration) => {
  expect(await rulesOf(`.a { ${declaration} }`)).toEqual([])
})

test('finds that the module of token names is not what the sheets say', async () => {
  const sheet = readFileSync(join(root, 'packages/ui/src/tokens/scale.css'), 'utf8')
  const found = await rulesOf(
    sheet.replace('--space-1:', '--space-99: 99rem; --space-1:'),
    'packages/ui/src/tokens/scale.css',
  )
  expect(found).toEqual(['koi/token-module'])
  expect(await rulesOf(sheet, 'packages/ui/src/tokens/scale.css')).toEqual([])
})

test('lists the tokens and apart from them the steps of the colour scales', () => {
  const module = tokenModule(readTokenNames())
  expect(module).toMatch(/tokenNames = \[\n(?: {2}'--[\w-]+',\n)*? {2}'--space-1',\n/)
  expect(module).toMatch(/primitiveNames = \[\n {2}'--ink-50',\n/)
  expect(module.split('primitiveNames')[0]).not.toContain("'--ink-50'")
})
