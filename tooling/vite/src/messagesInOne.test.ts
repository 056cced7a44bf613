import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { codeOfAll } from './messagesInOne.ts'

type Say = (inputs: unknown, options: { readonly locale: string }) => string

const generated = new URL('../../../packages/i18n/src/generated/', import.meta.url)
const messages = new URL('messages/', generated)
const names = readdirSync(messages).filter((name) => name.endsWith('.js') && !name.startsWith('_'))
const folder = mkdtempSync(join(tmpdir(), 'koi-messages-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Answers every input with its own name. */
const inputs: unknown = new Proxy({}, { get: (_, name) => `<${String(name)}>` })

/** The messages of a module by name, each with what it says in both languages. */
async function said(url: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const found: Readonly<Record<string, Say>> = await import(/* @vite-ignore */ url)
  return new Map(
    Object.entries(found).map(([name, say]) => [
      name,
      ['zh-CN', 'en'].map((locale) => say(inputs, { locale })),
    ]),
  )
}

test('one module has the messages of all, and they say the same in both languages', async () => {
  const file = join(folder, 'messages.mjs')
  const code = codeOfAll(fileURLToPath(new URL('_index.js', messages)))
  writeFileSync(file, code.replace("'../runtime.js'", JSON.stringify(new URL('runtime.js', generated).href)))
  const inOne = await said(pathToFileURL(file).href)
  expect(inOne.size).toBe(names.length)
  // One of twenty: all of them take seconds, and are generated alike.
  for (const name of names.filter((_, at) => at % 20 === 0))
    for (const [message, texts] of await said(new URL(name, messages).href))
      expect(inOne.get(message), message).toEqual(texts)
})
