/** One thing in an index. */
export interface IndexedItem {
  readonly id: string
  readonly label: string
  /** The letter it stands under; anything that is no letter stands under `#`, at the end. */
  readonly initial: string
  /** Address of a small square picture. */
  readonly picture?: string | undefined
  /** What else finds it, such as its sound in letters. */
  readonly keywords?: string | undefined
  readonly disabled?: boolean | undefined
}

/** The things under one letter, in the order given. */
export interface IndexSection {
  readonly letter: string
  readonly items: readonly IndexedItem[]
}

const letterOf = ({ initial }: IndexedItem) => {
  const letter = initial.slice(0, 1).toUpperCase()
  return /^[A-Z]$/.test(letter) ? letter : '#'
}

/** Parts things by their letter, A to Z and then `#`; letters nothing stands under are left out. */
export function indexSections(items: readonly IndexedItem[]): readonly IndexSection[] {
  const byLetter = Map.groupBy(items, letterOf)
  return [...byLetter]
    .map(([letter, items]) => ({ letter, items }))
    .toSorted((one, other) =>
      one.letter === '#' ? 1 : other.letter === '#' ? -1 : one.letter < other.letter ? -1 : 1,
    )
}
