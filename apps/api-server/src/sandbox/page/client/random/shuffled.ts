/** A copy in random order. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const keyed = items.map((item) => ({ item, key: random() }))
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item)
}
