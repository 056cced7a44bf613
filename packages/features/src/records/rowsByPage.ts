interface Page<Item> {
  readonly items: readonly Item[]
}

/**
 * Makes the rows of a page once, however many pages come after it: with thousands of rows, making all of them for each new
 * page is what holds a slow phone up.
 */
export function rowsByPage<Item extends { readonly id: string }, Row>(
  toRow: (item: Item) => Row,
): (pages: readonly Page<Item>[]) => readonly Row[] {
  const made = new WeakMap<
    Page<Item>,
    { readonly before: Page<Item> | undefined; readonly rows: readonly Row[] }
  >()
  return (pages) =>
    pages.flatMap((page, index) => {
      const before = pages[index - 1]
      const known = made.get(page)
      if (known && known.before === before) return known.rows
      // Where a backend pages by number, what was added meanwhile shifts the pages, and the same item comes twice.
      const shown = new Set(before?.items.map(({ id }) => id))
      const rows = page.items.filter(({ id }) => !shown.has(id)).map((item) => toRow(item))
      made.set(page, { before, rows })
      return rows
    })
}
