import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const index = /\/packages\/i18n\/src\/generated\/messages\/_index\.js$/

/** The files of all messages that lie beside the index of the generated ones. */
function filesOf(indexFile: string): readonly string[] {
  const folder = dirname(indexFile)
  const names = readdirSync(folder).filter((name) => name.endsWith('.js') && name !== '_index.js')
  return names.map((name) => join(folder, name))
}

/** The code of all messages together. */
export function codeOfAll(indexFile: string): string {
  // Types are half of it, and each has the same import.
  const texts = filesOf(indexFile).map((file) =>
    readFileSync(file, 'utf8').replaceAll(/\/\*\*.*?\*\/|^import .*$/gm, ''),
  )
  return ["import { getLocale, experimentalStaticLocale } from '../runtime.js'", ...texts].join('\n')
}

/**
 * Puts all messages into one module, for tests: nothing is split there, and 1,700 modules of one message each are compiled,
 * sent and loaded one by one, in every page and process.
 */
export function messagesInOne(): Plugin {
  return {
    name: 'koi:messages-in-one',
    load: {
      filter: { id: index },
      handler(id) {
        for (const file of filesOf(id)) this.addWatchFile(file)
        return codeOfAll(id)
      },
    },
  }
}
