import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBudget } from './addBudget.ts'
import { addExport } from './addExport.ts'
import { generateComponent } from './generateComponent.ts'

const root = join(import.meta.dirname, '../../..')
const ui = join(root, 'packages/ui')
const copy = join(root, '.cache/gen', String(process.pid))
const read = (path: string) => readFileSync(join(copy, path), 'utf8')
const run = (tool: string, args: readonly string[]) =>
  execFileSync(process.execPath, [join(root, 'node_modules', tool), ...args], { cwd: copy, stdio: 'pipe' })

beforeAll(() => {
  mkdirSync(copy, { recursive: true })
  cpSync(ui, copy, { recursive: true, filter: (path) => !['node_modules', 'dist'].includes(basename(path)) })
  symlinkSync(join(ui, 'node_modules'), join(copy, 'node_modules'))
})
// The copy has no neighbours to build first, and only what was generated is of interest.
beforeAll(() => {
  const project = {
    extends: '@koi/typescript/web.json',
    compilerOptions: { composite: false, incremental: false, noEmit: true, emitDeclarationOnly: false },
    include: ['src/RewardCard', 'src/css.d.ts'],
  }
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(project))
})
afterAll(() => rmSync(copy, { recursive: true }))

test.each([
  ['rewardCard', /no component name/],
  ['Reward-Card', /no component name/],
  ['Button', /Button is there already/],
  ['BUTTON', /Button is there already/],
  ['BackIcon', /exports something named BackIcon/],
])('refuses %s and writes nothing', (name, message) => {
  const before = read('src/index.ts')
  expect(() => generateComponent(copy, name)).toThrow(message)
  expect(read('src/index.ts')).toBe(before)
})

test('refuses a group that the sidebar does not have', () => {
  expect(() => generateComponent(copy, 'RewardCard', 'Cards')).toThrow(/no group/)
})

test('a line goes where the order of names wants it', () => {
  const index =
    "export { Button } from './b'\nexport {\n  Card,\n} from './c'\nexport { useToast } from './t'\n"
  expect(addExport(index, 'Button2').split('\n')[1]).toMatch(/^export \{ Button2, type Button2Props \}/)
  expect(addExport(index, 'Zoom').trimEnd()).toMatch(/Zoom\.tsx'$/)
  expect(
    addBudget('{\n  "A": { "script": 1, "style": 1 },\n  "C": { "script": 1, "style": 1 }\n}\n', 'B'),
  ).toBe(
    '{\n  "A": { "script": 1, "style": 1 },\n  "B": { "script": 2, "style": 1 },\n  "C": { "script": 1, "style": 1 }\n}\n',
  )
})

test(
  'what the command of docs/add-a-component.md writes has right types and passes its own test',
  { timeout: 120_000 },
  () => {
    const page = readFileSync(join(root, 'docs/add-a-component.md'), 'utf8')
    const [, name = '', group] = /pnpm gen component (\w+) (\S+)/.exec(page) ?? []
    expect(generateComponent(copy, name, group)).toEqual([
      'src/RewardCard/RewardCard.module.css',
      'src/RewardCard/RewardCard.stories.tsx',
      'src/RewardCard/RewardCard.test.tsx',
      'src/RewardCard/RewardCard.tsx',
      'src/index.ts',
      'budgets.json',
    ])
    expect(read('src/index.ts')).toContain(
      "export { RewardCard, type RewardCardProps } from './RewardCard/RewardCard.tsx'",
    )
    expect(JSON.parse(read('budgets.json'))).toHaveProperty('RewardCard')
    run('typescript/bin/tsc', ['-p', '.'])
    expect(run('vitest/vitest.mjs', ['run', 'src/RewardCard', '--reporter=tap']).toString()).toContain(
      'ok 1 - src/RewardCard/RewardCard.test.tsx',
    )
  },
)
