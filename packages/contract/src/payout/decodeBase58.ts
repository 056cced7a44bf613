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
