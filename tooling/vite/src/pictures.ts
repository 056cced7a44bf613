import { fileURLToPath } from 'node:url'
import { createPictureHost, servePictures } from '@koi/picture-host'
import type { Plugin } from 'vite'

const program = fileURLToPath(new URL('../../../packages/pictures/src/drawOnDemand.ts', import.meta.url))

/** Serves the pictures under `/pictures` while developing, drawn when asked for; in production the shell's host does. */
export function pictures(): Plugin {
  const host = createPictureHost({ program })
  return {
    name: 'koi:pictures',
    configureServer(server) {
      server.middlewares.use('/pictures', (request, response, next) => {
        void servePictures(host, request, response, next)
      })
    },
    closeBundle: () => host.stop(),
  }
}
