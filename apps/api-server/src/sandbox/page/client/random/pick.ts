/** One of the items. The list must not be empty. */
export function pick<Item>(items: readonly [Item, ...Item[]], random: () => number): Item {
  return items[Math.floor(random() * items.length)] ?? items[0]
}
