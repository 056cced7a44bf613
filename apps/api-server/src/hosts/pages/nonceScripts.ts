/** The script that every document begins with, as the build writes it. */
const first = '<script src="/boot.js'

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
