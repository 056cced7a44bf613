import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './checkout/checkout.ts'

const tree = mkdtempSync(join(tmpdir(), 'koi-lint-'))
let output = ''

const read = 'export const read = (ctx: { db: { selectFrom: string } }) => ctx.db.selectFrom\n'
const files: Readonly<Record<string, string>> = {
  'apps/api-server/src/http/routes/read.ts': read,
  'apps/api-server/src/http/take.ts': 'export const take = ({ db }: { db: string }) => db\n',
  'apps/api-server/src/sandbox/read.ts': read,
  'apps/api-server/src/services/read.ts': read,
  'apps/api-server/src/http/read.test.ts': read,
}

// The lint's configuration as it stands: imports do not show that a route asks the database through its context.
beforeAll(() => {
  cpSync(join(root, '.oxlintrc.json'), join(tree, '.oxlintrc.json'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
  const command = join(root, 'node_modules/.bin/oxlint')
  output = spawnSync(command, ['--format=unix'], { cwd: tree, encoding: 'utf8' }).stdout
})

afterAll(() => rmSync(tree, { recursive: true }))

test.each([
  'apps/api-server/src/http/routes/read.ts',
  'apps/api-server/src/http/take.ts',
  'apps/api-server/src/sandbox/read.ts',
])('lint refuses the database in %s', (path) => {
  expect(output).toMatch(new RegExp(`${path}.*no-restricted-properties|${path}.*'db' is restricted`))
})

test.each(['apps/api-server/src/services/read.ts', 'apps/api-server/src/http/read.test.ts'])(
  'lint allows the database in %s',
  (path) => {
    expect(output).not.toContain(path)
  },
)
