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

/** What a recipe finds around it: every export, and a backend that answers it. */
const surroundings = () => {
  const backend = testing.createFakeTransport()
  backend.on('/api/balance', () =>
    Response.json({ status: true, data: { central: '1234.50' } }, { headers: { 'x-token': 'rotated' } }),
  )
  return {
    ...core,
    ...session,
    ...device,
    ...testing,
    assert,
    fetch: backend.fetch,
    requests: backend.requests,
    session: session.createSession({ storage: testing.createMemoryStorage() }),
    headers: { d: 'koi', language: () => 'en', deviceId: () => 'web--12345678-12345678' },
    balance: testing.createTestEndpoint({ name: 'member.balance', path: '/api/balance', encoding: 'none' }),
  }
}

it('has recipes', () => {
  expect(recipes.length).toBeGreaterThan(5)
})

it.each(recipes)('$title does what it says', async ({ code }) => {
  const scope: Record<string, unknown> = surroundings()
  // Only names that the recipe does not make itself come from around it.
  const names = Object.keys(scope).filter(
    (name) => !new RegExp(`const (?:\\{[^}]*\\b)?${name}\\b`).test(code),
  )
  const run: unknown = Reflect.construct(Function, [...names, `return (async () => {\n${code}\n})()`])
  assert(typeof run === 'function')
  await run(...names.map((name) => scope[name]))
})
