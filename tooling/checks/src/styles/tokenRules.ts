import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import stylelint, { type Rule } from 'stylelint'
import { readSources } from '../checkout/checkout.ts'
import { isTokenModuleCurrent, readTokenNames } from './tokenSheets.ts'

const {
  createPlugin,
  utils: { report, ruleMessages, validateOptions },
} = stylelint

const comments = /\/\*[\s\S]*?\*\//g
/** A name that goes on as a template, `var(--space-${step})`, cannot be told from the text. */
const reads = /var\(\s*(--[\w-]+)(?![\w-]|\$\{)/g

const packageOf = (path: string) => path.split('/').slice(0, 2).join('/')

/** Code and plain sheets speak for their whole package, a CSS module for its folder. */
const scopeOf = (path: string) => (path.endsWith('.module.css') ? dirname(path) : packageOf(path))

const namesIn = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name = '']) => name)

const declaredBy = (path: string, text: string) =>
  path.endsWith('.css') ? namesIn(text, /(?<![\w-])(--[\w-]+)\s*:/g) : namesIn(text, /['"`](--[\w-]+)['"`]/g)

/** What the files of a checkout declare and read. */
function indexOf(checkout: string) {
  const { semantic, primitive } = readTokenNames(checkout)
  const declared = new Set<string>()
  const read = new Set<string>()
  for (const { path, text } of readSources(
    ['packages/ui/src', 'packages/features/src', 'apps'],
    /\.(css|tsx?)$/,
    checkout,
  )) {
    if (path.startsWith('packages/ui/src/tokens/')) continue
    const plain = text.replace(comments, '')
    for (const name of declaredBy(path, plain)) declared.add(`${scopeOf(path)} ${name}`)
    for (const name of namesIn(plain, reads)) read.add(`${packageOf(path)} ${name}`)
  }
  return { tokens: new Set(semantic), steps: new Set(primitive), declared, read }
}

const indexes = new Map<string, ReturnType<typeof indexOf>>()

function checkoutOf(file: string): string {
  const folder = dirname(file)
  return existsSync(join(folder, 'packages/ui/src/tokens')) || folder === file ? folder : checkoutOf(folder)
}

const known = 'koi/known-tokens'
const messages = ruleMessages(known, {
  unknown: (name: string) =>
    `${name} is declared nowhere. Use a token of packages/ui/src/tokens, or declare it in this folder`,
  step: (name: string) => `${name} is a step of a colour scale. Use a semantic token`,
  unread: (name: string) =>
    `${name} is no token, and nothing in its package reads it. Mend the name or remove it`,
})

/**
 * Custom properties that no token sheet knows. A file may read what its package declares by code or in a plain sheet, or a
 * CSS module beside it; what is declared must be read in the package. Nothing reads the steps of the colour scales.
 */
const knownTokensRule: Rule = (primary) => (root, result) => {
  if (!validateOptions(result, known, { actual: primary })) return
  const file = root.source?.input.file
  if (file === undefined) return
  const checkout = checkoutOf(file)
  const index = indexes.get(checkout) ?? indexOf(checkout)
  indexes.set(checkout, index)
  const path = relative(checkout, file)
  const scopes = [scopeOf(path), packageOf(path), dirname(path)]
  const isDeclared = (name: string) =>
    index.tokens.has(name) || scopes.some((scope) => index.declared.has(`${scope} ${name}`))
  root.walkDecls((node) => {
    for (const name of namesIn(node.value, reads)) {
      const message = index.steps.has(name)
        ? messages.step(name)
        : isDeclared(name)
          ? null
          : messages.unknown(name)
      if (message) report({ result, ruleName: known, node, message, word: name })
    }
    const { prop } = node
    const own = path.endsWith('.css') && prop.startsWith('--') && !index.tokens.has(prop)
    if (own && !index.read.has(`${packageOf(path)} ${prop}`))
      report({ result, ruleName: known, node, message: messages.unread(prop), word: prop })
  })
}
knownTokensRule.ruleName = known
knownTokensRule.messages = messages

const listed = 'koi/token-module'
const listedMessages = ruleMessages(listed, {
  stale: 'tokenNames.ts is not what the sheets say. Run `pnpm tokens`',
})

/** The module that gives the tokens their types says what the sheets say. */
const tokenModuleRule: Rule = (primary) => (root, result) => {
  const file = root.source?.input.file
  if (file === undefined || !validateOptions(result, listed, { actual: primary })) return
  if (!isTokenModuleCurrent(checkoutOf(file)))
    report({ result, ruleName: listed, node: root, message: listedMessages.stale, index: 0, endIndex: 1 })
}
tokenModuleRule.ruleName = listed
tokenModuleRule.messages = listedMessages

/** Plugin of stylelint with the rule `koi/known-tokens`. */
export const knownTokens = createPlugin(known, knownTokensRule)

/** Plugin of stylelint with the rule `koi/token-module`. */
export const tokenModule = createPlugin(listed, tokenModuleRule)
