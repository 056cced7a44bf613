/** Stands where a client was made without an optional part, and names it when a call needs it. */
export function missingPart(part: string): () => never {
  return () => {
    throw new TypeError(`Missing part: ${part}`)
  }
}
