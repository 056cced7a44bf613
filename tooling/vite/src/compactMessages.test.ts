import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chooserCode, compactMessage, compactRuntime } from './compactMessages.ts'

const generated = new URL('../../../packages/i18n/src/generated/', import.meta.url)
const folder = new URL('messages/', generated)
const names = readdirSync(folder).filter((name) => name.endsWith('.js') && !name.startsWith('_'))
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')

type Say = (inputs: unknown, options: { readonly locale: string }) => string

/** Answers every input with its own name. */
const inputs: unknown = new Proxy({}, { get: (_, name) => `<${String(name)}>` })

/** What the message of a module says in both languages. */
async function said(module: string): Promise<unknown> {
  const messages: Readonly<Record<string, Say>> = await import(/* @vite-ignore */ module)
  const [say] = Object.values(messages)
  return ['zh-CN', 'en'].map((locale) => say?.(inputs, { locale }))
}

/** A compact message as a module that stands alone. */
function alone(compact: string): string {
  const chooser = chooserCode(new URL('runtime.js', generated).href).replaceAll('export const', 'const')
  return `data:text/javascript,${encodeURIComponent(chooser + compact.replace(/^import .*$/m, ''))}`
}

// One of twenty: all of them take seconds, and are generated alike.
const sample = names.filter((name, at) => at % 20 === 0 && compactMessage(read(name)) !== null)

test.each(sample)('compact, %s says what it said before', async (name) => {
  const compact = alone(compactMessage(read(name)) ?? '')
  expect(await said(compact)).toEqual(await said(new URL(name, folder).href))
})

test('all messages but the few with names that no constant can have are compact', () => {
  const left = names.map(read).filter((code) => compactMessage(code) === null)
  expect(left.filter((code) => !/^export \{ \w+ as "/m.test(code))).toEqual([])
  expect(left.length).toBeLessThan(20)
})

interface Languages {
  readonly baseLocale: string
  readonly locales: readonly string[]
  readonly isLocale: (locale: unknown) => boolean
  readonly getLocale: () => string
  readonly setLocale: (locale: string, options: { readonly reload: false }) => unknown
}

/** What a runtime of messages says before and after a choice. */
function spoken({ baseLocale, locales, isLocale, getLocale, setLocale }: Languages) {
  const first = getLocale()
  const known = [...locales, 'fr', '', undefined].map((locale) => isLocale(locale))
  const chosen = [...locales, ...locales].map((locale) => {
    void setLocale(locale, { reload: false })
    return getLocale()
  })
  return { baseLocale, locales, first, known, chosen }
}

test('compact, the runtime of the messages knows the languages and keeps the choice as before', async () => {
  const code = compactRuntime(readFileSync(new URL('runtime.js', generated), 'utf8'))
  const compact: Languages = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const whole: Languages = await import(/* @vite-ignore */ new URL('runtime.js', generated).href)
  expect(spoken(compact)).toEqual(spoken(whole))
})
