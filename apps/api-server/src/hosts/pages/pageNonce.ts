/** The script that every document begins with, as the build writes it. */
const first = '<script src="/boot.js'

/**
 * Stands in a document that is kept where each answer has its nonce. It is as long as one and ends as one does, so that what is
 * compressed after it does not depend on which it is.
 */
export const noncePlace = 'kZ3vQ1nT8xYb0LwR5uJ7cA=='

/**
 * A document whose first script has a place for the nonce of its answer: there the shell finds the one that a script of another
 * origin needs to run. Browsers hide it from everything but scripts of the page.
 */
export function withNoncePlace(html: string): string {
  return html.replace(first, `<script nonce="${noncePlace}"${first.slice('<script'.length)}`)
}

/** A document, as it is or compressed, with a nonce (16 bytes in Base64) in its place; null where it has none. */
export function withNonce(document: Uint8Array, nonce: string): Uint8Array<ArrayBuffer> | null {
  const filled = Buffer.from(document)
  const at = filled.indexOf(noncePlace)
  if (at === -1) return null
  filled.write(nonce, at, 'latin1')
  return new Uint8Array(filled.buffer, filled.byteOffset, filled.byteLength)
}
