/** One character of an amount that has changed. */
export interface ChangedCharacter {
  /** Its place, counted from the end, so that cents stay cents when digits are added before them. */
  readonly key: number
  readonly character: string
  readonly changed: boolean
}

/** The characters of an amount, and which of them differ from what stood in their place before. */
export function changedCharacters(before: string, after: string): ChangedCharacter[] {
  return Array.from(after, (character, index) => {
    const key = after.length - index
    return { key, character, changed: before.at(-key) !== character }
  })
}
