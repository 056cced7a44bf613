import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { comesWithScreenList, planOf } from './planFiles.ts'

type Given = Parameters<typeof planOf>[0][number]

interface Shape {
  readonly modules: readonly string[]
  readonly imports?: readonly string[]
  readonly kind?: 'entry' | 'dynamic'
}

const chunk = (fileName: string, { modules, imports = [], kind }: Shape): Given => ({
  fileName,
  facadeModuleId: kind ? (modules[0] ?? null) : null,
  isEntry: kind === 'entry',
  isDynamicEntry: kind === 'dynamic',
  imports: [...imports],
  modules: Object.fromEntries(modules.map((id) => [id, {}])),
  code: 'x'.repeat(3000),
})

const bundle = [
  chunk('main.js', { modules: ['/main.tsx'], imports: ['react.js'], kind: 'entry' }),
  chunk('react.js', { modules: ['/react.js'] }),
  chunk('list.js', { modules: ['/web/src/routes/screens.ts'], kind: 'dynamic' }),
  chunk('home.js', { modules: ['/HomeScreen.tsx'], imports: ['react.js', 'card.js'], kind: 'dynamic' }),
  chunk('card.js', { modules: ['/Card.tsx', '/Card.module.css'], imports: ['react.js'] }),
  chunk('a.js', { modules: ['/AScreen.tsx'], imports: ['card.js', 'form.js'], kind: 'dynamic' }),
  chunk('b.js', { modules: ['/BScreen.tsx'], imports: ['form.js'], kind: 'dynamic' }),
  chunk('form.js', { modules: ['/Form.tsx', '/Form.module.css'], imports: ['react.js'] }),
]

test('what the entry and home need is one file, and their screens stay apart', () => {
  const { files, home } = planOf(bundle)
  expect(files.get('/react.js')).toBe('core')
  expect(files.get('/main.tsx')).toBe('core')
  expect(files.get('/Card.tsx')).toBe('core')
  expect(files.get('/Card.module.css')).toBe('core')
  expect(files.has('/HomeScreen.tsx')).toBe(false)
  expect([...home].toSorted()).toEqual([
    '/Card.module.css',
    '/Card.tsx',
    '/HomeScreen.tsx',
    '/main.tsx',
    '/react.js',
  ])
})

test('sheets that screens share come with the list of screens, and what they share beside is a file of its own', () => {
  const { files } = planOf(bundle)
  expect(files.get('/web/src/routes/screens.ts')).toBe('pages')
  expect(files.get('/Form.module.css')).toBe('pages')
  expect(files.get('/Form.tsx')).toBe('part0')
  expect(files.has('/AScreen.tsx')).toBe(false)
})

test('a part of the contract that home loads for its first call comes with the list of screens, with what it needs', () => {
  const late = chunk('member.js', {
    modules: ['/packages/contract/src/member.ts'],
    imports: ['fields.js', 'react.js'],
    kind: 'dynamic',
  })
  const { files, home } = planOf([...bundle, late, chunk('fields.js', { modules: ['/fields.ts'] })])
  expect(files.get('/packages/contract/src/member.ts')).toBe('pages')
  expect(files.get('/fields.ts')).toBe('pages')
  expect(files.get('/react.js')).toBe('core')
  expect(home.has('/fields.ts')).toBe(false)
})

test('every module that comes with the list of screens is where the plan looks for it', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')
  expect(comesWithScreenList.filter((path) => !existsSync(root + path))).toEqual([])
})
