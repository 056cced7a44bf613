import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const index = /\/packages\/i18n\/src\/generated\/messages\/_index\.js$/

/** The code of all messages that lie beside the index of the generated ones. */
export function codeOfAll(indexFile: string): string {
  const folder = dirname(indexFile)
  const messages = readdirSync(folder)
    .filter((name) => name.endsWith('.js') && name !== '_index.js')
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  // Types are half of it, and each has the same import.
  const texts = messages.map((text) => text.replaceAll(/\/\*\*.*?\*\/|^import .*$/gm, ''))
  return ["import { getLocale, experimentalStaticLocale } from '../runtime.js'", ...texts].join('\n')
}

/**
 * Puts all messages into one module, for tests: nothing is split there, and 1,700 modules of one message each are compiled,
 * sent and loaded one by one, in every page and process.
 */
export function messagesInOne(): Plugin {
  return {
    name: 'koi:messages-in-one',
    load: { filter: { id: index }, handler: (id) => codeOfAll(id) },
  }
}
