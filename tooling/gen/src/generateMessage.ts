import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const placeholders = (text: string) =>
  Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
    .toSorted((a, b) => a.localeCompare(b))
    .join()

/**
 * Adds a message in both languages to the namespace that its key begins with.
 *
 * @param folder The messages of `packages/i18n`.
 * @returns the paths changed, from the folder.
 * @throws RangeError when the key is taken or has no namespace, or the texts take different values; nothing is written then.
 */
export function generateMessage(
  folder: string,
  key: string,
  chinese: string,
  english: string,
): readonly string[] {
  const namespace = key.split('_')[0] ?? ''
  if (!/^[a-z]+(_\w+)+$/.test(key) || !existsSync(join(folder, namespace)))
    throw new RangeError(`"${key}" begins with no namespace of packages/i18n/messages`)
  if (placeholders(chinese) !== placeholders(english))
    throw new RangeError(`The texts of ${key} take different values`)
  const texts = { 'zh-CN': chinese, en: english }
  const files = Object.entries(texts).map(([language, text]) => {
    const path = join(namespace, `${language}.json`)
    const entries: Record<string, string> = JSON.parse(readFileSync(join(folder, path), 'utf8'))
    if (key in entries) throw new RangeError(`${key} is there already: ${entries[key] ?? ''}`)
    return { path, content: `${JSON.stringify({ ...entries, [key]: text }, null, 2)}\n` }
  })
  for (const { path, content } of files) writeFileSync(join(folder, path), content)
  return files.map(({ path }) => path)
}
