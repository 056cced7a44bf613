import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSources, root } from './checkout/checkout.ts'

/** The texts of one namespace by language and key. */
export type Namespace = Readonly<Record<string, Readonly<Record<string, string>>>>

const base = 'zh-CN'
const placeholders = (text: string) =>
  Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
    .toSorted((a, b) => a.localeCompare(b))
    .join()

function faultsOfText(
  key: string,
  language: string,
  text: string,
  baseText: string | undefined,
): readonly string[] {
  const faults: string[] = []
  if (text.trim() === '') faults.push(`${key} is empty in ${language}`)
  if (language === 'en' && /\p{Script=Han}/u.test(text)) faults.push(`${key} has Chinese text in en`)
  if (baseText !== undefined && placeholders(text) !== placeholders(baseText))
    faults.push(`${key} takes other values in ${language} than in ${base}`)
  return faults
}

/** What is wrong in one namespace: a key that a language lacks, texts that differ in their values, empty ones. */
function faultsOfNamespace(name: string, namespace: Namespace): readonly string[] {
  const languages = Object.keys(namespace)
  const keys = new Set(Object.values(namespace).flatMap((texts) => Object.keys(texts)))
  return [...keys].flatMap((key) => {
    const texts = languages.flatMap((language) => {
      const text = namespace[language]?.[key]
      if (text === undefined) return [`${key} is missing in ${language}: messages/${name}/${language}.json`]
      return faultsOfText(key, language, text, namespace[base]?.[key])
    })
    const stray = !key.startsWith(`${name}_`)
    return stray ? [`${key} stands in ${name} and must begin with ${name}_`].concat(texts) : texts
  })
}

/**
 * What is wrong with the messages, a line each.
 *
 * @param namespaces By name.
 * @param compiled Names of the namespaces that the project's settings list.
 * @param sources Texts of the files that may use a message, `m.wallet_total()`.
 */
export function messageFaults(
  namespaces: Readonly<Record<string, Namespace>>,
  compiled: readonly string[],
  sources: readonly string[],
): readonly string[] {
  const used = new Set(
    sources.flatMap((text) => Array.from(text.matchAll(/\bm\s*\.(\w+)/g), ([, key]) => key)),
  )
  const keys = new Set(
    Object.values(namespaces).flatMap((namespace) =>
      Object.values(namespace).flatMap((texts) => Object.keys(texts)),
    ),
  )
  return [
    ...Object.entries(namespaces).flatMap(([name, namespace]) => faultsOfNamespace(name, namespace)),
    ...Object.keys(namespaces)
      .filter((name) => !compiled.includes(name))
      .map((name) => `${name} is not listed in project.inlang/settings.json`),
    ...[...keys]
      .filter((key) => !used.has(key))
      .map((key) => `${key} is used nowhere: remove it in every language`),
  ]
}

function readTexts(file: string): Readonly<Record<string, string>> {
  const { $schema: _, ...texts }: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  return texts
}

/** `pnpm messages`: every message is there in every language, takes the same values, and is used. */
export function messages(): number {
  const folder = join(root, 'packages/i18n/messages')
  const namespaces = Object.fromEntries(
    readdirSync(folder).map((name) => [
      name,
      Object.fromEntries(
        readdirSync(join(folder, name)).map((file) => [
          file.replace('.json', ''),
          readTexts(join(folder, name, file)),
        ]),
      ),
    ]),
  )
  const settings = readFileSync(join(root, 'packages/i18n/project.inlang/settings.json'), 'utf8')
  const compiled = Array.from(settings.matchAll(/messages\/(\w+)\/\{locale\}/g), ([, name = '']) => name)
  const sources = readSources(['apps', 'packages'], /\.tsx?$/).filter(
    ({ path }) => !/\.(test|stories)\.tsx?$|\/(testing|fixtures)\//.test(path),
  )
  const faults = messageFaults(
    namespaces,
    compiled,
    sources.map(({ text }) => text),
  )
  for (const fault of faults) console.log(fault)
  console.log(`${Object.keys(namespaces).length} namespaces, ${faults.length} faults`)
  return faults.length > 0 ? 1 : 0
}
