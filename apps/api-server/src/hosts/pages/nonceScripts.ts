import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** The script that every document begins with, as the build writes it. */
const first = '<script src="/boot.js"'
/** Sent once, and waited for by a person: less than for a document that is kept. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/**
 * A document whose first script carries the nonce of its answer: there the shell finds the one that a script of another
 * origin needs to run. Browsers hide it from everything but scripts of the page.
 */
export function withNonce(body: Uint8Array, nonce: string): Uint8Array<ArrayBuffer> {
  const document = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const at = document.indexOf(first)
  if (at === -1) return new Uint8Array(document)
  const name = at + '<script'.length
  return new Uint8Array(
    Buffer.concat([document.subarray(0, name), Buffer.from(` nonce="${nonce}"`), document.subarray(name)]),
  )
}

/** It by brotli. */
export async function pack(body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await compress(body, { params }))
}
