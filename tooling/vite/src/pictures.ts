import { createReadStream, existsSync, statSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const folder = fileURLToPath(new URL('../../../.cache/pictures', import.meta.url))
const types: Record<string, string> = { '.png': 'image/png', '.webp': 'image/webp', '.svg': 'image/svg+xml' }

/** Serves the drawn pictures under `/pictures` while developing; in production the shell's host does. */
export function pictures(): Plugin {
  return {
    name: 'koi:pictures',
    configureServer(server) {
      server.middlewares.use('/pictures', (request, response, next) => {
        const path = normalize(decodeURIComponent((request.url ?? '/').replace(/\?.*$/, '')))
        const file = join(folder, path)
        const type = types[extname(file)]
        if (!type || !file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) return next()
        response.setHeader('content-type', type)
        createReadStream(file).pipe(response)
      })
    },
  }
}
