import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './checkout/checkout.ts'

const tree = mkdtempSync(join(tmpdir(), 'koi-types-'))
afterAll(() => rmSync(tree, { recursive: true }))

const project = {
  extends: join(root, 'tooling/typescript/base.json'),
  compilerOptions: {
    outDir: '../types/one',
    rootDir: '.',
    tsBuildInfoFile: '../types/one/tsconfig.tsbuildinfo',
  },
  include: ['src'],
}

test('the compiler refuses an import out of its package, and leaves no declarations beside sources', () => {
  const files: Readonly<Record<string, string>> = {
    'one/tsconfig.json': JSON.stringify(project),
    'one/src/index.ts': "export { two } from '../../two/src/index.ts'\n",
    'two/src/index.ts': 'export const two = 2\n',
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-b', 'one'], {
    cwd: tree,
    encoding: 'utf8',
  })
  expect(status, stdout).not.toBe(0)
  expect(stdout).toMatch(/one\/src\/index\.ts.*two\/src\/index\.ts.* is not (?:under|listed)|TS6059|TS6307/)
  expect(globSync('**/*.d.ts', { cwd: tree })).toEqual([])
})
