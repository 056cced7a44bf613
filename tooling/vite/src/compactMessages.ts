import type { Plugin } from 'vite'

const message = /\/packages\/i18n\/src\/generated\/messages\/\w+\.js$/
const chooser = '\0koi:message'

const runtime = /\/packages\/i18n\/src\/generated\/runtime\.js$/

/** The languages of the generated runtime, and the one of the moment: of cookies, addresses and servers it finds none out. */
export function compactRuntime(code: string): string {
  const [, baseLocale] = /^export const baseLocale = (.*);$/m.exec(code) ?? []
  const [, locales] = /^export const locales = .*?(\[.*?\])/m.exec(code) ?? []
  if (!baseLocale || !locales) throw new Error('The runtime of the messages names no languages.')
  return `
export const baseLocale = ${baseLocale}
export const locales = ${locales}
export const isLocale = (locale) => locales.includes(locale)
let own = baseLocale
export const getLocale = () => own
export const setLocale = (locale) => {
  own = locale
}
export const experimentalStaticLocale = undefined
`
}

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
  const found = new Map(
    [...code.matchAll(variant)].map(([, locale, inputs, text]) => [locale, { inputs, text }]),
  )
  const zh = found.get('zh_cn2')
  const en = found.get('en')
  if (!name || !zh || !en || code.match(/^const /gm)?.length !== 2) return null
  const isPlain = zh.inputs === '()' && en.inputs === '()'
  const choose = isPlain ? 'textByLocale' : 'byLocale'
  const texts = [zh, en].map(({ inputs, text }) => (isPlain ? text : `${inputs} => ${text}`))
  return `import { ${choose} } from ${JSON.stringify(chooser)}
export const ${name} = /* @__PURE__ */ ${choose}(${texts.join(', ')})
`
}

/** Writes the choice of the language once, in place of once for each message, and the language itself as a variable. */
export function compactMessages(): Plugin {
  let from = ''
  return {
    name: 'koi:compact-messages',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === chooser ? chooser : null),
    load: (id) => (id === chooser ? chooserCode(from) : null),
    transform: {
      filter: { id: [message, runtime] },
      handler(code, id) {
        if (runtime.test(id)) return { code: compactRuntime(code), map: null }
        from = id.replace(/messages\/\w+\.js$/, 'runtime.js')
        const compact = compactMessage(code)
        return compact === null ? null : { code: compact, map: null }
      },
    },
  }
}
