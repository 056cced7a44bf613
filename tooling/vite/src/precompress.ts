import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const textual = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest'])
const worthwhileBytes = 1024

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
}

/**
 * Writes a brotli copy beside each text file, so that the host compresses nothing while it serves, and one by gzip: a browser
 * takes brotli only over HTTPS and from the machine itself.
 */
export function precompress(): Plugin {
  let outDir = ''
  return {
    name: 'koi:precompress',
    apply: ({ build }, { command }) => command === 'build' && build?.write !== false,
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle() {
      for (const file of files(outDir)) {
        const content = readFileSync(file)
        if (!textual.has(extname(file)) || content.length < worthwhileBytes) continue
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}
