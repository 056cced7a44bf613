import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { PictureHost } from './createPictureHost.ts'

const types: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
}

function nameOf(url: string): string {
  try {
    return decodeURIComponent(url.replace(/\?.*$/, '').replace(/^\/+/, ''))
  } catch {
    return ''
  }
}

/**
 * Answers requests of a plain Node server, such as those for development, whose address is below `/pictures`, which has been
 * taken off. Where there is no such picture, `otherwise` answers.
 */
export async function servePictures(
  host: Pick<PictureHost, 'fileOf'>,
  request: Pick<IncomingMessage, 'url'>,
  response: ServerResponse,
  otherwise: () => void,
): Promise<void> {
  try {
    const file = await host.fileOf(nameOf(request.url ?? '/'))
    if (file === null) {
      otherwise()
      return
    }
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    await pipeline(createReadStream(file), response)
  } catch {
    // A browser that has gone away reads nothing of this.
    if (!response.headersSent) response.writeHead(503, { 'retry-after': '1' })
    response.end()
  }
}
