/** Stands where a client was made without an optional part, and says so when a call needs it. */
export function missingPart(): never {
  throw new TypeError('Missing part')
}
