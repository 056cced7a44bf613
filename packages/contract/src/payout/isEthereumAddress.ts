import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

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
