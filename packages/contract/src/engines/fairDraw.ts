import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Draw } from './engine.ts'

/** What a round is drawn from. The server publishes the hash of its seed before the stake, the seed after the round. */
export interface Seeds {
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
}

/** The commitment to a server seed: SHA-256 of its text, in hexadecimal. */
export function hashOfSeed(serverSeed: string): string {
  return bytesToHex(sha256(utf8ToBytes(serverSeed)))
}

/** HMAC-SHA-256 of a text under the server seed, in hexadecimal. */
export function sealOf(serverSeed: string, text: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(serverSeed), utf8ToBytes(text)))
}

const words = 2 ** 32

/**
 * The randomness of a round: blocks of HMAC-SHA-256 under the server seed over `clientSeed:nonce:block`, read as
 * big-endian words of 32 bits. A word in the uneven rest of the range is passed over, so that every number is equally
 * likely.
 *
 * @example
 * ```ts
 * const draw = fairDraw({ serverSeed, clientSeed, nonce: 7 })
 * draw.below(37) // the pocket of a wheel
 * ```
 */
export function fairDraw({ serverSeed, clientSeed, nonce }: Seeds): Draw {
  const key = utf8ToBytes(serverSeed)
  let block = 0
  let view = new DataView(new ArrayBuffer(0))
  let at = 0
  function word(): number {
    if (at + 4 > view.byteLength) {
      const bytes = hmac(sha256, key, utf8ToBytes(`${clientSeed}:${nonce}:${block}`))
      view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      block += 1
      at = 0
    }
    at += 4
    return view.getUint32(at - 4)
  }
  return {
    below(limit) {
      const even = words - (words % limit)
      let drawn = word()
      while (drawn >= even) drawn = word()
      return drawn % limit
    },
  }
}
