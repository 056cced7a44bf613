import { dirname } from 'node:path'
import type { SourceFile } from '../sourceFile.ts'
import type { TokenNames } from './tokenNames.ts'

interface Use {
  readonly name: string
  readonly line: number
}

const comments = /\/\*[\s\S]*?\*\//g
const blank = (text: string) => text.replace(comments, (comment) => comment.replace(/[^\n]/g, ' '))

function find(text: string, pattern: RegExp): readonly Use[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    name: match[1] ?? '',
    line: text.slice(0, match.index).split('\n').length,
  }))
}

/** A name that goes on as a template, `var(--space-${step})`, is not to be told from the text. */
const reads = (text: string) => find(text, /var\(\s*(--[\w-]+)(?![\w-]|\$\{)/g)

const declares = ({ path, text }: SourceFile) =>
  path.endsWith('.css')
    ? find(text, /(?<![\w-])(--[\w-]+)\s*:/g).concat(find(text, /@property\s+(--[\w-]+)/g))
    : find(text, /['"`](--[\w-]+)['"`]/g)

const packageOf = (path: string) => path.split('/').slice(0, 2).join('/')

/** Code and plain sheets speak for their whole package, a CSS module for its folder. */
const scopeOf = (path: string) => (path.endsWith('.module.css') ? dirname(path) : packageOf(path))

/**
 * Custom properties that no token sheet knows. A file may read what its package declares by code or in a plain sheet, or a
 * CSS module beside it; what is declared must be read in the package. Nothing reads the steps of the colour scales.
 *
 * @returns one line for each fault: place and name.
 */
export function findUnknownTokens(
  sources: readonly SourceFile[],
  { semantic, primitive }: TokenNames,
): readonly string[] {
  const known = new Set(semantic)
  const steps = new Set(primitive)
  const files = sources.map((file) => ({ ...file, text: blank(file.text) }))
  const declared = new Set(
    files.flatMap((file) => declares(file).map(({ name }) => `${scopeOf(file.path)} ${name}`)),
  )
  const read = new Set(
    files.flatMap(({ path, text }) => reads(text).map(({ name }) => `${packageOf(path)} ${name}`)),
  )
  return files.flatMap(({ path, text }) => {
    const at = ({ name, line }: Use, why: string) => `${path}:${line} ${name} ${why}`
    const scopes = [scopeOf(path), packageOf(path), dirname(path)]
    const wrongReads = reads(text).flatMap((use) => {
      if (steps.has(use.name)) return [at(use, 'is a step of a colour scale: use a semantic token')]
      const found = known.has(use.name) || scopes.some((scope) => declared.has(`${scope} ${use.name}`))
      return found ? [] : [at(use, 'is declared nowhere')]
    })
    const unread = path.endsWith('.css')
      ? declares({ path, text })
          .filter(({ name }) => !known.has(name) && !read.has(`${packageOf(path)} ${name}`))
          .map((use) => at(use, 'is no token and read by nothing in its package'))
      : []
    return wrongReads.concat(unread)
  })
}
