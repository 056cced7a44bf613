import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from './checkout/checkout.ts'

/** A file, what it imports, the rule that forbids it, and a part of what that rule says to do. */
type ForbiddenImport = readonly [from: string, to: string, rule: string, advice: string]

const forbidden: readonly ForbiddenImport[] = [
  [
    'packages/api-core/src/a.ts',
    'packages/contract/src/i.ts',
    'api-core-stands-on-its-floor',
    'Move what both need down',
  ],
  [
    'packages/contract/src/a.ts',
    'packages/store/src/i.ts',
    'contract-stands-on-its-floor',
    'may import api-core.',
  ],
  [
    'packages/store/src/a.ts',
    'packages/features/src/money/i.ts',
    'store-stands-on-its-floor',
    'may import api-core, contract.',
  ],
  ['packages/ui/src/a.ts', 'packages/i18n/src/i.ts', 'ui-stands-on-its-floor', 'may import api-core.'],
  ['packages/brand/src/a.ts', 'packages/ui/src/i.ts', 'brand-stands-on-its-floor', 'may import api-core.'],
  ['packages/i18n/src/a.ts', 'packages/api-core/src/i.ts', 'i18n-stands-on-its-floor', 'no other package'],
  [
    'packages/features/src/money/a.ts',
    'packages/pictures/src/i.ts',
    'features-stands-on-its-floor',
    'may import api-core, contract, store',
  ],
  [
    'apps/api-server/src/services/a.ts',
    'packages/ui/src/i.ts',
    'api-server-stands-on-its-floor',
    'may import api-core, contract',
  ],
  [
    'apps/sandbox/src/a.ts',
    'packages/ui/src/i.ts',
    'sandbox-stands-on-its-floor',
    'may import api-core, contract',
  ],
  [
    'apps/web-mobile/src/app/a.ts',
    'packages/pictures/src/i.ts',
    'web-mobile-stands-on-its-floor',
    'may import',
  ],
  [
    'packages/features/src/runtime/a.ts',
    'packages/features/src/money/i.ts',
    'features-runtime-is-lowest',
    'as an argument',
  ],
  [
    'packages/features/src/money/b.ts',
    'packages/features/src/shell/i.ts',
    'features-domains-stand-below-the-shell',
    'puts the domains together',
  ],
  [
    'apps/api-server/src/db/a.ts',
    'apps/api-server/src/rules/i.ts',
    'server-db-stands-on-its-floor',
    'db ← rules ← services ← http, jobs',
  ],
  [
    'apps/api-server/src/rules/a.ts',
    'apps/api-server/src/services/i.ts',
    'server-rules-stands-on-its-floor',
    'may import db:',
  ],
  [
    'apps/api-server/src/services/b.ts',
    'apps/api-server/src/http/i.ts',
    'server-services-stands-on-its-floor',
    'pass it through the context',
  ],
  [
    'apps/api-server/src/jobs/a.ts',
    'apps/api-server/src/http/i.ts',
    'server-jobs-stands-on-its-floor',
    'Move the shared part down',
  ],
  [
    'apps/api-server/src/http/routes/d.ts',
    'apps/api-server/src/jobs/runJobs.ts',
    'server-http-stands-on-its-floor',
    'may import db, rules, security, services, seed:',
  ],
  [
    'apps/api-server/src/sandbox/a.ts',
    'apps/api-server/src/jobs/i.ts',
    'server-sandbox-stands-on-its-floor',
    'may import rules, security, services, http:',
  ],
  [
    'apps/api-server/src/sandbox/b.ts',
    'node_modules/kysely/i.js',
    'server-http-has-no-sql',
    'Write the query into the verb',
  ],
  [
    'apps/api-server/src/hosts/a.ts',
    'apps/api-server/src/testing/i.ts',
    'server-hosts-stands-on-its-floor',
    'Move the shared part down',
  ],
  [
    'apps/api-server/src/http/a.ts',
    'node_modules/kysely/dist/i.js',
    'server-http-has-no-sql',
    'Write the query into the verb',
  ],
  [
    'apps/api-server/src/http/b.ts',
    'apps/api-server/src/db/i.ts',
    'server-http-has-no-sql',
    'Write the query into the verb',
  ],
  [
    'packages/features/src/money/c.ts',
    'apps/web-desktop/src/i.ts',
    'nothing-imports-an-app',
    'Move what is needed into a package',
  ],
  [
    'apps/web-desktop/src/b.ts',
    'apps/web-mobile/src/i.ts',
    'nothing-imports-an-app',
    'Move what is needed into a package',
  ],
  [
    'apps/storybook/src/a.ts',
    'packages/pictures/src/i.ts',
    'pictures-are-served-not-imported',
    'by its address below /pictures',
  ],
  [
    'apps/web-mobile/src/screens/a.ts',
    'packages/store/src/i.ts',
    'shells-have-no-store',
    'createRuntime in its shell folder',
  ],
  [
    'apps/web-desktop/src/routes/a.ts',
    'packages/store/src/i.ts',
    'web-desktop-stands-on-its-floor',
    'may import api-core, contract, brand, i18n, ui, features.',
  ],
  [
    'packages/features/src/money/e.ts',
    'packages/contract/src/limits.ts',
    'clients-read-limits-from-replies',
    'a client reads it from a reply',
  ],
  [
    'packages/store/src/b.ts',
    'packages/testing/src/i.ts',
    'testing-is-for-tests',
    'gets its backend as an argument',
  ],
  [
    'packages/features/src/money/d.ts',
    'packages/features/src/fixtures/i.ts',
    'fixtures-are-for-tests-and-stories',
    'Make the value where it is used',
  ],
  ['packages/ui/src/b.ts', 'packages/ui/src/b.test.ts', 'tests-are-not-imported', 'into a file of its own'],
  ['packages/ui/src/c.ts', 'packages/ui/src/gone.ts', 'every-import-is-found', 'Mend the path'],
]

/** What is allowed, and close to what is not. */
const allowed: readonly (readonly [from: string, to: string])[] = [
  ['packages/features/src/shell/b.ts', 'packages/features/src/money/i.ts'],
  ['packages/features/src/money/e.test.ts', 'packages/testing/src/i.ts'],
  ['apps/api-server/src/hosts/b.ts', 'apps/api-server/src/jobs/runJobs.ts'],
  ['apps/api-server/src/http/c.ts', 'apps/api-server/src/services/i.ts'],
  ['apps/api-server/src/services/c.ts', 'node_modules/kysely/i.js'],
  ['apps/api-server/src/rules/b.ts', 'packages/contract/src/limits.ts'],
  ['apps/sandbox/src/b.ts', 'packages/contract/src/i.ts'],
]

const tree = mkdtempSync(join(tmpdir(), 'koi-boundaries-'))
let output = ''
let status: number | null = null

function write(path: string, text: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true })
  writeFileSync(join(tree, path), text)
}

function importing(from: string, to: string): void {
  const path = relative(dirname(from), to)
  write(from, `import '${path.startsWith('.') ? path : `./${path}`}'\n`)
  if (!to.includes('gone')) write(to, 'export {}\n')
}

/** What the check says of a rule, in one line: `from → to` and the advice. */
function saidOf(rule: string): string {
  return output
    .split(/\n\s*\n/)
    .filter((block) => block.includes(`error ${rule}:`))
    .join('\n')
    .replace(/\s+/g, ' ')
}

// The command of `pnpm boundaries` as it stands, in a tree that has every forbidden import once.
beforeAll(() => {
  for (const [from, to] of [...forbidden, ...allowed]) importing(from, to)
  importing('packages/ui/src/Card/up.ts', 'packages/ui/src/List/down.ts')
  importing('packages/ui/src/List/back.ts', 'packages/ui/src/Card/root.ts')
  importing('packages/ui/src/Card/x.ts', 'packages/ui/src/Card/y.ts')
  importing('packages/ui/src/Card/y.ts', 'packages/ui/src/Card/x.ts')
  write('packages/ui/src/Card/x.ts', "import './y.ts'\n")
  write('tooling/empty/src/i.ts', 'export {}\n')
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const args = (scripts['boundaries'] ?? '')
    .split(' ')
    .slice(1)
    .map((arg) => (arg.startsWith('tooling/checks') ? join(root, arg) : arg))
  const command = join(root, 'node_modules/.bin/depcruise')
  const result = spawnSync(command, args, { cwd: tree, encoding: 'utf8' })
  output = result.stdout + result.stderr
  status = result.status
})

afterAll(() => rmSync(tree, { recursive: true }))

test('the check fails where any import is against the floors', () => {
  expect(status).toBeGreaterThan(0)
})

describe('an import against the floors', () => {
  test.each(forbidden)('an import from %s to %s is refused by %s, with advice', (from, to, rule, advice) => {
    const said = saidOf(rule)
    expect(said).toContain(`${from} → ${to.includes('gone') ? './gone.ts' : to}`)
    expect(said).toContain(advice)
  })

  test.each([
    ['no-file-cycle', 'packages/ui/src/Card/x.ts', 'pass it as an argument'],
    ['no-folder-cycle', 'packages/ui/src/Card', 'Two folders import from each other'],
  ])('the rule %s refuses imports in a circle, with advice', (rule, path, advice) => {
    expect(saidOf(rule)).toContain(path)
    expect(saidOf(rule)).toContain(advice)
  })

  test.each(allowed)('an import from %s to %s is allowed where the floors allow it', (from) => {
    expect(output).not.toContain(`${from} →`)
  })
})
