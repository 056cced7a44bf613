import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { fenOf } from '../amounts.ts'

/** The cells of a line of CSV. */
function cellsOf(line: string): readonly string[] {
  return Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  )
}

/** A record as the file that a player takes along: what it is called, how many lines it has, and the sum of a column in fen. */
export interface ExportedRecord {
  readonly name: string
  readonly text: string
  readonly lines: number
  sumOf(column: string): bigint
}

/** Takes the record that is open along as a file; on a phone the button is among the filters. */
export async function exportRecord(page: Page, project: string): Promise<ExportedRecord> {
  const mobile = project === 'mobile'
  if (mobile) await page.getByRole('button', { name: '筛选' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 CSV' }).click()
  const file = await download
  if (mobile) {
    await page.getByRole('dialog').getByRole('button', { name: '查看结果' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const text = (await readFile(await file.path(), 'utf8')).replace(/^\uFEFF/, '')
  const [head = '', ...lines] = text.split(/\r?\n/).filter(Boolean)
  const columns = cellsOf(head)
  return {
    name: file.suggestedFilename(),
    text,
    lines: lines.length,
    sumOf(column) {
      const at = columns.indexOf(column)
      expect(columns).toContain(column)
      return lines.reduce((sum, line) => sum + fenOf(cellsOf(line)[at] || '0.00'), 0n)
    },
  }
}
