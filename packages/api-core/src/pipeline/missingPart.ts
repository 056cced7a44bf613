/** Stands where a client was made without an optional part, and says so when a call needs it. */
export function missingPart(): never {
  throw new TypeError('This client was made without the part that this call needs')
}
