import { expect, test } from 'vitest'
import { docsFaults } from './docs.ts'

/** Of a record that this checkout does not have. */
const unknown = ['D', '0104'].join('')
const pages: Readonly<Record<string, string>> = {
  'docs/README.md':
    '# Docs\n\n[Money](money.md#the-ledger) [D5](decisions/D05-session.md) [D25](decisions/D25.md)',
  'docs/money.md': '# Money\n\n## The ledger\n\nIn `packages/contract/src` (D5). Run `pnpm verify`.',
  'docs/decisions/D05-session.md': '# D5: Session\n',
  'docs/decisions/D25.md':
    '# D25: Protection\n\n| RTS 14A, 14F | no chasing |\n| WCAG 2.5.7, 2.5.8 | targets |\n',
}
const files = new Set(['packages/contract/src', 'packages/contract/README.md'])

function faultsOf(changed: Readonly<Record<string, string>> = {}, source = '') {
  const all = { ...pages, ...changed }
  return docsFaults(
    Object.entries(all).map(([path, text]) => ({ path, text })),
    [{ path: 'packages/a/src/a.ts', text: source }],
    {
      exists: (path) => path in all || files.has(path),
      scripts: new Map([
        ['', ['verify']],
        ['packages/contract', ['dist']],
      ]),
    },
  )
}

test('finds nothing in pages whose links, paths, commands and citations lead somewhere', () => {
  expect(faultsOf({}, '// The session ends (D5). Nobody is urged to chase losses (RTS 14F).')).toEqual([])
})

test('finds a cited decision that has no record, wherever it is cited', () => {
  expect(faultsOf({}, '/** As decided (D5, D7). */')).toEqual([
    'packages/a/src/a.ts cites D7: docs/decisions has no such record',
  ])
  expect(faultsOf({ 'packages/contract/README.md': `Stays own code (${unknown}).` })).toEqual([
    `packages/contract/README.md cites ${unknown}: docs/decisions has no such record`,
  ])
})

test('takes an order number for no citation', () => {
  expect(faultsOf({}, "page('/finance/deposit?order=D1'); read({ order: 'D2' })")).toEqual([])
})

test('finds a clause of player protection that the record does not state', () => {
  expect(faultsOf({}, '// RTS 14F, WCAG 2.5.8, and as RTS 14B asks')).toEqual([
    'packages/a/src/a.ts cites RTS 14B, which the record of D25 does not state',
  ])
})

test.each([
  ['[a](gone.md)', 'docs/money.md links to gone.md, which is not there'],
  ['[a](README.md#gone)', 'docs/money.md links to README.md#gone, and that page has no such heading'],
  ['see `packages/gone/src`', 'docs/money.md names packages/gone/src, which is not there'],
  ['run `pnpm gone`', 'docs/money.md names `pnpm gone`, and no package.json in reach has such a script'],
  [
    '```sh\npnpm gone now\n```',
    'docs/money.md names `pnpm gone`, and no package.json in reach has such a script',
  ],
])('finds in a page that says %s what leads nowhere', (text, fault) => {
  expect(faultsOf({ 'docs/money.md': `# Money\n\n## The ledger\n\n${text}` })).toEqual([fault])
})

test('leaves code in fences and addresses of other sites alone', () => {
  const text = '[a](https://example.org/x) `[b](gone.md)`\n\n```ts\n// [c](gone.md)\n```'
  expect(faultsOf({ 'docs/money.md': `# Money\n\n## The ledger\n\n${text}` })).toEqual([])
})

test('lets the page of a package name the scripts of that package', () => {
  expect(faultsOf({ 'packages/contract/README.md': 'Build it with `pnpm dist`.' })).toEqual([])
})

test('finds a page of docs that no link leads to', () => {
  expect(faultsOf({ 'docs/lonely.md': '# Lonely' })).toEqual([
    'docs/lonely.md is reached by no link from docs/README.md',
  ])
})
