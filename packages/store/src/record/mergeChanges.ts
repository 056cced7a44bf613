/** What a record answers: items, the newest first, beside what is summed over the whole filter. */
export interface RecordReply<Item> {
  readonly items: readonly Item[]
  readonly asOf?: string | undefined
}

/** How the page after it is asked for; none where it was the last when it was read. */
export interface NextPage {
  readonly next: { readonly page: number; readonly after: string | undefined } | undefined
}

export interface MergeRules<Item> {
  /** When an item happened, which the order goes by. */
  readonly timeOf: (item: Item) => string
  /** Whether a changed item is still what the record is filtered by. */
  readonly fits: (item: Item) => boolean
}

/** Puts an item in its place among the pages; one beyond the last that was read comes with its own page. */
function insert<Item>(
  pages: (RecordReply<Item> & NextPage)[],
  item: Item,
  timeOf: MergeRules<Item>['timeOf'],
): void {
  const time = timeOf(item)
  const holds = (page: RecordReply<Item>) => page.items.some((other) => timeOf(other) <= time)
  const found = pages.findIndex(holds)
  const at = found === -1 ? pages.length - 1 : found
  const page = pages[at]
  if (!page || (found === -1 && page.next !== undefined)) return
  const before = page.items.findIndex((other) => timeOf(other) <= time)
  const items = page.items.toSpliced(before === -1 ? page.items.length : before, 0, item)
  pages[at] = { ...page, items }
}

/**
 * The pages of a record with what has changed since they were read: new items in their place, changed ones in the place of
 * the old, and those that no longer fit the filter gone. What is summed comes from the newest reply. Pages in which nothing
 * changed stay the same objects.
 */
export function mergeChanges<Item extends { readonly id: string }, Reply extends RecordReply<Item>>(
  pages: readonly (Reply & NextPage)[],
  changes: readonly Reply[],
  { timeOf, fits }: MergeRules<Item>,
): (Reply & NextPage)[] {
  const changed = new Map(changes.flatMap(({ items }) => items).map((item) => [item.id, item]))
  const known = new Set<string>()
  const merged = pages.map((page) => {
    if (!page.items.some(({ id }) => changed.has(id))) return page
    const items = page.items.flatMap((item) => {
      const now = changed.get(item.id)
      if (now === undefined) return [item]
      known.add(item.id)
      return fits(now) ? [now] : []
    })
    return { ...page, items }
  })
  const fresh = [...changed.values()].filter((item) => !known.has(item.id) && fits(item))
  for (const item of fresh.toReversed()) insert(merged, item, timeOf)
  const [first] = merged
  const newest = changes.at(-1)
  if (first && newest) merged[0] = { ...newest, items: first.items, next: first.next }
  return merged
}
