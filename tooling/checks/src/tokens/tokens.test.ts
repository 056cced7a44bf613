import { expect, test } from 'vitest'
import { findUnknownTokens } from './findUnknownTokens.ts'
import { tokenModule } from './tokenModule.ts'
import { tokenNames } from './tokenNames.ts'

const names = tokenNames([
  { path: 'tokens/primitives.css', text: ':root { --ink-50: oklch(1 0 0); }' },
  { path: 'tokens/semantic.css', text: ':root {\n  --color-text: var(--ink-50);\n  --space-1: 4px;\n}' },
])
const faultsOf = (files: Readonly<Record<string, string>>) =>
  findUnknownTokens(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    names,
  )

test('a misspelt token is named with its place, in a sheet and in an inline style', () => {
  const faults = faultsOf({
    'apps/Button/Button.module.css': '.root {\n  color: var(--color-txt);\n  gap: var(--space-1);\n}',
    'apps/Card/Card.tsx': "<p style={{ color: 'var(--color-texts)' }} />",
  })
  expect(faults).toEqual([
    'apps/Button/Button.module.css:2 --color-txt is declared nowhere',
    'apps/Card/Card.tsx:1 --color-texts is declared nowhere',
  ])
})

test('a fallback does not excuse an unknown name', () => {
  expect(faultsOf({ 'apps/a/a.css': '.a { gap: var(--gap, 4px) }' })).toHaveLength(1)
})

test('a module reads what it declares itself and what its package sets by code or in a plain sheet', () => {
  const faults = faultsOf({
    'apps/web/Ring/Ring.module.css': '.root { --tone: red; color: var(--tone); rotate: var(--angle); }',
    'apps/web/place.ts': "element.style.setProperty('--angle', angle)",
    'apps/web/shell.css': ':root { --gutter: 4px; }',
    'apps/web/Bar/Bar.module.css': '.root { padding: var(--gutter); color: var(--tone); }',
    'apps/other/Bar.module.css': '.root { padding: var(--gutter); }',
  })
  expect(faults).toEqual([
    'apps/web/Bar/Bar.module.css:1 --tone is declared nowhere',
    'apps/other/Bar.module.css:1 --gutter is declared nowhere',
  ])
})

test('a declaration that nothing reads is a slip of the pen', () => {
  expect(faultsOf({ 'apps/a/a.css': '.a { --color-txet: red }' })).toEqual([
    'apps/a/a.css:1 --color-txet is no token and read by nothing in its package',
  ])
})

test('a component does not reach for a step of a colour scale', () => {
  expect(faultsOf({ 'apps/a/a.css': '.a { color: var(--ink-50) }' })).toEqual([
    'apps/a/a.css:1 --ink-50 is a step of a colour scale: use a semantic token',
  ])
})

test('comments and names that code puts together are left alone', () => {
  const faults = faultsOf({
    'apps/a/a.css': '/* var(--nothing) */',
    'apps/a/a.tsx': 'style={{ gap: `var(--space-${step})` }}',
  })
  expect(faults).toEqual([])
})

test('the generated module lists the tokens and apart from them the scales', () => {
  const module = tokenModule(names)
  expect(module).toMatch(/tokenNames = \[\n {2}'--color-text',\n {2}'--space-1',\n\]/)
  expect(module).toMatch(/primitiveNames = \[\n {2}'--ink-50',\n\]/)
})
