import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyCheckout, followPage } from './followPage.ts'

const root = join(import.meta.dirname, '../../..')
const copy = mkdtempSync(join(tmpdir(), 'koi-pages-'))
const follow = (page: string) => followPage(readFileSync(join(root, page), 'utf8'), copy)
const run = (tool: string, args: readonly string[]) => {
  try {
    return execFileSync(join(root, 'node_modules/.bin', tool), args, { cwd: copy, encoding: 'utf8' })
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
  }
}

beforeAll(() => copyCheckout(root, copy), 120_000)
afterAll(() => rmSync(copy, { recursive: true }))

test(
  'what docs/add-a-call.md and docs/add-a-screen.md say has right types and no lint',
  { timeout: 240_000 },
  () => {
    const call = follow('docs/add-a-call.md')
    const screen = follow('docs/add-a-screen.md')
    expect(screen).toEqual([
      'packages/features/src/routing/pages.ts',
      'packages/features/src/routing/pageTitles.ts',
      'apps/web-desktop/src/screens/about/AboutScreen.tsx',
      'apps/web-mobile/src/screens/about/AboutScreen.tsx',
      'apps/storybook/src/screens/About.stories.tsx',
    ])
    expect(call).toHaveLength(5)
    const written = call.concat(screen)
    expect(run('tsc', ['-b'])).toBe('')
    expect(run('oxlint', ['--deny-warnings', ...new Set(written)])).toContain('Found 0 warnings and 0 errors')
  },
)

test(
  'the compiler names the files that docs/add-a-game-kind.md lists, and no other',
  { timeout: 240_000 },
  () => {
    const page = 'docs/add-a-game-kind.md'
    expect(follow(page)).toEqual([
      'packages/contract/src/gameTypes.ts',
      'packages/contract/src/gameKindNames.ts',
    ])
    const listed = Array.from(
      readFileSync(join(root, page), 'utf8').matchAll(/^- `([^`]+)`/gm),
      ([, path]) => path,
    )
    // The shells and the workshop stand on these, and have no table of kinds.
    const faults = run('tsc', [
      '-b',
      'apps/api-server',
      'apps/sandbox',
      'packages/pictures',
      'packages/features',
    ])
    const named = Array.from(faults.matchAll(/^(\S+)\(\d+,\d+\): error/gm), ([, path]) => path)
    expect(new Set(named)).toEqual(new Set(listed))
  },
)

test('a block that names a line which is gone is refused', () => {
  const page = '```ts\n// packages/contract/src/index.ts after `export { gone }`\nexport {}\n```'
  expect(() => followPage(page, copy)).toThrow('has no line that begins with "export { gone }"')
})
