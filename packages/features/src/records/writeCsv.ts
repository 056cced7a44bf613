import Papa from 'papaparse'

/** One column of a file. */
export interface CsvColumn<Item> {
  readonly header: string
  readonly value: (item: Item) => string
}

/** Rows as comma-separated values with a heading. A text that a spreadsheet would run as a formula is kept from it; amounts stay numbers. */
export function writeCsv<Item>(items: readonly Item[], columns: readonly CsvColumn<Item>[]): string {
  return Papa.unparse(
    {
      fields: columns.map(({ header }) => header),
      data: items.map((item) => columns.map(({ value }) => value(item))),
    },
    { escapeFormulae: /^[=+@\t\r]|^-(?![\d.]+$)/ },
  )
}

/** Hands rows to the player as a file. The mark at its beginning tells spreadsheets that it is UTF-8. */
export function downloadCsv<Item>(
  name: string,
  items: readonly Item[],
  columns: readonly CsvColumn<Item>[],
): void {
  const file = new Blob(['﻿', writeCsv(items, columns)], { type: 'text/csv;charset=utf-8' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${name}.csv`
  link.click()
  URL.revokeObjectURL(link.href)
}
