/** A 32-bit number from a text (FNV-1a): what a round shows before its outcome is known follows from its id. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}
