import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const project = fileURLToPath(new URL('../../..', import.meta.url))

/** The names that a style sheet gives: classes and animations, in the order in which they are first written. */
function namesIn(css: string): string[] {
  return [...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)].map(([, name]) => name ?? ''))]
}

/**
 * What a class of a style sheet is called in a build: `k` with five characters for the file, and its place in it. The name
 * is a part of every element of a page, of its styles and of its scripts, and a player reads none of them.
 */
export function scopedName(name: string, file: string, css: string): string {
  const place = namesIn(css).indexOf(name)
  if (place === -1) throw new Error(`${file} gives no name ${name}.`)
  const path = relative(project, file).replace(/\?.*$/, '')
  const ofFile = createHash('sha256').update(path).digest('base64url').replace(/[-_]/g, '').slice(0, 5)
  return `k${ofFile}${place.toString(36)}`
}

const imported = /^import styles from ('[^']+\.module\.css')$/m

/** A name that a module can export. */
const exported =
  /^(?!(?:true|false|null|default|new|switch|case|delete|in|for|if|do|var|this|with|void|class)$)[a-z]\w*$/

/** The module with each class by itself, which the bundler writes where it is used; null where a name is looked up. */
export function withClassesByName(code: string): string | null {
  if (!imported.test(code)) return null
  const uses = [...code.replace(imported, '').matchAll(/\bstyles\b(?:\['([^']*)'\])?/g)]
  if (!uses.every(([, name]) => name !== undefined && exported.test(name))) return null
  return code.replace(imported, 'import * as styles from $1')
}

/** What keeps the sheet of a module of which nothing else is left. */
const mark = 'globalThis.koiSheet;'

/**
 * Writes class names where they are used: as an object of a style sheet, they come with all names of all of its classes.
 * A sheet stays although nothing is left of its module.
 */
export function classNames(): Plugin[] {
  return [
    {
      name: 'koi:class-names',
      apply: 'build',
      enforce: 'pre',
      config: () => ({
        css: { modules: { generateScopedName: scopedName } },
        build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 1 } } } },
      }),
      transform: {
        filter: { id: /\.tsx?$/ },
        handler(code) {
          const changed = withClassesByName(code)
          return changed === null ? null : { code: changed, map: null }
        },
      },
      onLog(_level, { code, message }) {
        if (code === 'IMPORT_IS_UNDEFINED' && message.includes('.module.css'))
          this.error(`A class is used that its sheet does not have. ${message}`)
      },
    },
    {
      name: 'koi:kept-sheets',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code: `${code}\n${mark}`, map: null, moduleSideEffects: true }),
      },
      renderChunk: {
        order: 'post',
        handler: (code) => ({ code: code.replaceAll(mark, ''), map: null }),
      },
    },
  ]
}
