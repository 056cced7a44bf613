import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { createPictureHost, servePictures } from '@koi/picture-host'
import { paths } from './paths.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

const pictures = createPictureHost({ program: paths.drawOnDemand })

function serveFile(request: IncomingMessage, response: ServerResponse): void {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
  const file = join(paths.storybook, path)
  if (!file.startsWith(paths.storybook) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end()
    return
  }
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
  createReadStream(file).pipe(response)
}

createServer((request, response) => {
  const below = /^\/pictures(\/.*)$/.exec(request.url ?? '')?.[1]
  if (below === undefined) serveFile(request, response)
  else void servePictures(pictures, { url: below }, response, () => response.writeHead(404).end())
}).listen(Number(process.env['PORT']), '127.0.0.1')
