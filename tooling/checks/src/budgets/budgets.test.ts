import { expect, test } from 'vitest'
import { addBudgets, checkBudgets } from './budgets.ts'
import { measureComponents, type BuiltModules } from './measureComponents.ts'
const button = { name: 'Button', script: 1400, style: 800 }

test('a component within its line passes, one gram over does not', () => {
  const budgets = { Button: { script: 1.5, style: 0.8 } }
  expect(checkBudgets([button], budgets)).toEqual([])
  expect(checkBudgets([{ ...button, script: 1501, style: 801 }], budgets)).toEqual([
    'Button: script 1.50 of 1.5 kB',
    'Button: style 0.80 of 0.8 kB',
  ])
})

test('a component without a line fails, and so does a line without a component', () => {
  expect(checkBudgets([button], { Sheet: { script: 1, style: 1 } })).toEqual([
    'Button has no line in the table: run `pnpm budgets --add`',
    'Sheet is in the table, but exported no longer',
  ])
})

test('no line lets a component pass 25 kB', () => {
  const heavy = { name: 'Chart', script: 25_000, style: 1 }
  expect(checkBudgets([heavy], { Chart: { script: 90, style: 9 } })).toEqual([
    'Chart: 25.00 kB, and nothing passes 25',
  ])
})

test('added lines leave a tenth of room, and lines that are there stay as they are', () => {
  const sheet = { name: 'Sheet', script: 4000, style: 0 }
  expect(addBudgets([sheet, button], { Button: { script: 1.5, style: 1 } })).toEqual({
    Button: { script: 1.5, style: 1 },
    Sheet: { script: 4.5, style: 0 },
  })
})

test('a component is weighed with what it imports, sheets and later parts included, and with nothing else', async () => {
  const long = Array.from({ length: 400 }, (_, at) => String(at * at)).join('')
  const modules: BuiltModules = {
    scripts: new Map([
      ['ui/a.js', "import { root } from './a.css.js'\nexport const A = () => [root, import('./later.js')]"],
      ['ui/a.css.js', "export const root = '_root'"],
      ['ui/later.js', `export const text = '${long}'`],
      ['ui/b.js', "export const B = 'b'"],
    ]),
    styles: new Map([['ui/a.css.js', '._root{color:red}']]),
  }
  const components = [
    { name: 'A', file: 'a.tsx' },
    { name: 'B', file: 'b.tsx' },
  ]
  const [a, b] = await measureComponents(components, 'ui', modules)
  expect(a?.script).toBeGreaterThan(500)
  expect(a?.style).toBeGreaterThan(0)
  expect(b?.script).toBeLessThan(100)
  expect(b?.style).toBe(0)
})
