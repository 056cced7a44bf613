import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { bootScriptText, bootSource } from './bootSource.ts'

const path = 'boot.js'

/**
 * The address by which the pages of this build ask for it: kept for good, for another script has another one. By its path alone
 * it is found whatever page asks for it, for without it a page neither starts nor recovers.
 */
export const bootAddress = `/${path}?v=${createHash('sha256').update(bootSource).digest('hex').slice(0, 8)}`

/** Puts the boot script first in the page's head. */
export function bootScript(): Plugin {
  let src = `/${path}`
  return {
    name: 'koi:boot-script',
    configResolved({ command }) {
      if (command === 'build') src = bootAddress
    },
    configureServer(server) {
      server.middlewares.use(`/${path}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(bootScriptText)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: path, source: bootSource })
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' }],
  }
}
