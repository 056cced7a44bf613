import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { CoinNetwork } from '../schema/money.ts'

/**
 * Whether a text is an Ethereum address (ERC20) with the checksum of EIP-55: the case of each letter follows the Keccak-256
 * of the address in lower case. An address in one case carries no checksum, so it is refused: a slip of one character
 * would go unnoticed, and coins sent there are gone.
 *
 * @example
 * ```ts
 * isEthereumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed') // true
 * ```
 */
export function isEthereumAddress(text: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return false
  const digits = text.slice(2)
  const check = bytesToHex(keccak_256(utf8ToBytes(digits.toLowerCase())))
  return Array.from(digits).every((digit, index) => {
    if (/\d/.test(digit)) return true
    const upper = Number.parseInt(check.charAt(index), 16) >= 8
    return (digit === digit.toUpperCase()) === upper
  })
}

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** The bytes of a base58 text, `length` of them; null when it holds another character or another number of bytes. */
export function decodeBase58(text: string, length: number): Uint8Array | null {
  let value = 0n
  for (const character of text) {
    const digit = alphabet.indexOf(character)
    if (digit < 0) return null
    value = value * 58n + BigInt(digit)
  }
  const bytes = new Uint8Array(length)
  for (let index = length - 1; index >= 0; index -= 1) {
    bytes[index] = Number(value & 255n)
    value >>= 8n
  }
  return value === 0n ? bytes : null
}

const networkByte = 0x41

/**
 * Whether a text is an address on the TRON network (TRC20): base58check of the byte 0x41 and 20 more, whose last four
 * bytes are the start of a double SHA-256 of the others.
 *
 * @example
 * ```ts
 * isTronAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t') // true
 * ```
 */
export function isTronAddress(text: string): boolean {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text)) return false
  const bytes = decodeBase58(text, 25)
  if (bytes?.[0] !== networkByte) return false
  const check = sha256(sha256(bytes.subarray(0, 21)))
  return bytes.subarray(21).every((byte, index) => byte === check[index])
}

/** Whether a text is an address of a network, by its checksum. */
export function isCoinAddress(network: CoinNetwork, text: string): boolean {
  return network === 'TRC20' ? isTronAddress(text) : isEthereumAddress(text)
}
