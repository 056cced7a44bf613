import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as device from './device/index.ts'
import * as core from './index.ts'
import * as session from './session/index.ts'
import * as testing from './testing/index.ts'

const page = readFileSync(join(import.meta.dirname, '../RECIPES.md'), 'utf8')
const recipes = [...page.matchAll(/^## (.+)$[\s\S]*?```ts\n([\s\S]*?)```/gm)].map(
  ([, title = '', code = '']) => ({
    title,
    code,
  }),
)

const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '@koi/api-core': core,
  '@koi/api-core/device': device,
  '@koi/api-core/session': session,
  '@koi/api-core/testing': testing,
}

/** What a recipe imports: names that a subpath does not have are undefined, and fail where they are used. */
const imported = (code: string): Record<string, unknown> =>
  Object.fromEntries(
    [...code.matchAll(/^import \{ (.+) \} from '(.+)'$/gm)].flatMap(([, names = '', from = '']) =>
      names.split(', ').map((name) => [name, modules[from]?.[name]] as const),
    ),
  )

/** What a recipe finds around it: a backend that answers it, and what the first recipe makes. */
const surroundings = () => {
  const backend = testing.createFakeTransport()
  backend.on('/api/balance', () =>
    Response.json({ status: true, data: { central: '1234.50' } }, { headers: { 'x-token': 'rotated' } }),
  )
  return {
    assert,
    fetch: backend.fetch,
    requests: backend.requests,
    session: session.createSession({ storage: testing.createMemoryStorage() }),
    headers: { d: 'koi', language: () => 'en', deviceId: () => 'web--12345678-12345678' },
    balance: testing.createTestEndpoint({ name: 'member.balance', path: '/api/balance', encoding: 'none' }),
  }
}

it('the package has recipes', () => {
  expect(recipes.length).toBeGreaterThan(5)
})

it.each(recipes)('the recipe "$title" does what it says', async ({ code }) => {
  const scope: Record<string, unknown> = { ...surroundings(), ...imported(code) }
  // Only names that the recipe does not make itself come from around it.
  const names = Object.keys(scope).filter(
    (name) => !new RegExp(`const (?:\\{[^}]*\\b)?${name}\\b`).test(code),
  )
  const run: unknown = Reflect.construct(Function, [
    ...names,
    `return (async () => {\n${code.replace(/^import .*$/gm, '')}\n})()`,
  ])
  assert(typeof run === 'function')
  await run(...names.map((name) => scope[name]))
})
