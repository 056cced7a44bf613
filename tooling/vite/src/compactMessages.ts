import type { Plugin } from 'vite'

const message = /\/packages\/i18n\/src\/generated\/messages\/\w+\.js$/
const runtime = '../runtime.js'
const chooser = '\0koi:message'

/** What every message does by itself as it is generated: it says its text in the language that is asked for, or in that of the moment. */
export const chooserCode = (from: string) => `
import { getLocale } from ${JSON.stringify(from)}
export const byLocale = (zh, en) => (inputs, options) =>
  ((options?.locale ?? getLocale()) === 'en' ? en : zh)(inputs)
export const textByLocale = (zh, en) => (_inputs, options) =>
  (options?.locale ?? getLocale()) === 'en' ? en : zh
`

/** A text of one language: `const en_home_title = … (i) => { return … (`Home`) };`. */
const variant = /^const (zh_cn2|en)_\w+ = .*?(\(i?\)) => \{\s+return .*?\((`(?:[^`\\]|\\.)*`)\)\s+\};$/gm

/** A message of a text in each language and nothing else, in one line; null for one that counts or chooses. */
export function compactMessage(code: string): string | null {
  const [, name] = /^export const (\w+) = /m.exec(code) ?? []
  const texts = new Map(
    [...code.matchAll(variant)].map(([, locale, inputs, text]) => [locale, { inputs, text }]),
  )
  const zh = texts.get('zh_cn2')
  const en = texts.get('en')
  if (!name || !zh || !en || code.match(/^const /gm)?.length !== 2) return null
  if (zh.inputs === '()' && en.inputs === '()')
    return `import { textByLocale } from ${JSON.stringify(chooser)}\nexport const ${name} = /* @__PURE__ */ textByLocale(${zh.text}, ${en.text})\n`
  const text = ({ inputs, text: said }: typeof zh) => `${inputs} => ${said}`
  return `import { byLocale } from ${JSON.stringify(chooser)}\nexport const ${name} = /* @__PURE__ */ byLocale(${text(zh)}, ${text(en)})\n`
}

/** Writes the choice of the language once, in place of once for each message: a third of their bytes. */
export function compactMessages(): Plugin {
  let from = ''
  return {
    name: 'koi:compact-messages',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === chooser ? chooser : null),
    load: (id) => (id === chooser ? chooserCode(from) : null),
    transform: {
      filter: { id: message },
      handler(code, id) {
        from = id.replace(/messages\/\w+\.js$/, runtime.slice('../'.length))
        const compact = compactMessage(code)
        return compact === null ? null : { code: compact, map: null }
      },
    },
  }
}
