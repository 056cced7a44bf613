import { expect, test } from 'vitest'
import { drawImports, withDiagram } from './importDiagram.ts'

const sources = [
  ['packages/api-core/src/index.ts', ''],
  ['packages/contract/src/index.ts', "import type { A } from '@koi/api-core'"],
  ['packages/ui/src/Card/Card.css', "@import '@koi/api-core/x.css';"],
  [
    'packages/features/src/money/a.ts',
    "import { b } from '@koi/contract'\nimport { c } from '../runtime/c.ts'",
  ],
  ['packages/features/src/runtime/c.ts', "import type { A } from '@koi/api-core'"],
  ['packages/features/src/shell/d.ts', "const a = await import('../money/a.ts')"],
  ['packages/features/src/money/a.test.ts', "import { x } from '@koi/ui'"],
  ['apps/api-server/src/http/a.ts', "import { b } from '../services/b.ts'"],
  ['apps/api-server/src/services/b.ts', "import { c } from '../db/c.ts'"],
  ['apps/api-server/src/db/c.ts', ''],
].map(([path = '', text = '']) => ({ path, text }))

test('draws who imports from whom, without arrows that follow from others and without tests', () => {
  const [packages, server, features] = drawImports(sources).match(/flowchart TD[^`]*/g) ?? []
  expect(packages?.trim().split('\n').slice(1)).toEqual([
    '  api-server',
    '  contract --> api-core',
    '  features --> contract',
    '  ui --> api-core',
  ])
  expect(server).toContain('http --> services\n  services --> db')
  expect(features).toContain('domains --> runtime\n  shell --> domains')
})

test('puts the diagram between the markers of a page, again and again', () => {
  const page = 'a\n<!-- diagram:start -->\n<!-- diagram:end -->\nb'
  const once = withDiagram(page, 'X')
  expect(once).toBe('a\n<!-- diagram:start -->\n\nX\n\n<!-- diagram:end -->\nb')
  expect(withDiagram(once, 'X')).toBe(once)
  expect(() => withDiagram('a', 'X')).toThrow(RangeError)
})
