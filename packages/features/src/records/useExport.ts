import { m } from '@koi/i18n'
import { type ApiFailure, asFailure } from '@koi/store'
import { useToast } from '@koi/ui'
import { useEffect, useRef, useState } from 'react'
import { useFailureText } from '../errors/failureText.ts'
import type { CsvColumn } from './writeCsv.ts'

/** A page of what is exported, or why it could not be read. */
interface Answer<Item> {
  readonly data?: { readonly items: readonly Item[]; readonly total: number } | undefined
  readonly error?: Parameters<typeof asFailure>[0]
}

export interface ExportOptions<Item> {
  /** Reads the page after an item, the first one without. */
  readonly readPage: (after: string | undefined, page: number) => PromiseLike<Answer<Item>>
  readonly idOf: (item: Item) => string
  readonly columns: () => readonly CsvColumn<Item>[]
  /** Name of the file, without its ending. */
  readonly fileName: string
}

/** Writing a record to a file. */
export interface ExportModel {
  /** How many have been read of how many; null while nothing is written. */
  readonly progress: { readonly done: number; readonly total: number } | null
  readonly onExport: () => void
  readonly onCancel: () => void
}

/** So many at most: a file that nobody can open helps nobody. */
const most = 10_000

/** Reads all of a record page by page and gives it to the player as a file of comma-separated values. */
export function useExport<Item>({ readPage, idOf, columns, fileName }: ExportOptions<Item>): ExportModel {
  const [progress, setProgress] = useState<ExportModel['progress']>(null)
  const run = useRef<{ cancelled: boolean } | null>(null)
  const textOf = useFailureText()
  const toast = useToast()
  useEffect(
    () => () => {
      if (run.current) run.current.cancelled = true
    },
    [],
  )

  const readAll = async (current: {
    cancelled: boolean
  }): Promise<{ readonly items: readonly Item[]; readonly all: boolean } | ApiFailure | null> => {
    const items: Item[] = []
    for (let page = 1; ; page += 1) {
      const last = items.at(-1)
      const answer = await readPage(last === undefined ? undefined : idOf(last), page)
      if (current.cancelled) return null
      if (!answer.data) return asFailure(answer.error) ?? { kind: 'unexpected' }
      items.push(...answer.data.items)
      const total = Math.min(answer.data.total, most)
      setProgress({ done: Math.min(items.length, total), total })
      if (answer.data.items.length === 0 || items.length >= total)
        return { items: items.slice(0, most), all: answer.data.total <= most }
    }
  }
  const write = async (current: { cancelled: boolean }) => {
    const read = await readAll(current)
    if (read === null) return
    if ('kind' in read) {
      toast({ text: textOf(read), tone: 'negative' })
      return
    }
    const { downloadCsv } = await import('./writeCsv.ts')
    const { items, all } = read
    downloadCsv(fileName, items, columns())
    toast({
      text: all ? m.records_exported({ count: items.length }) : m.records_exported_most({ count: most }),
      tone: 'positive',
    })
  }
  const onExport = async () => {
    if (run.current) return
    const current = { cancelled: false }
    run.current = current
    setProgress({ done: 0, total: 0 })
    await write(current).catch(() => toast({ text: m.records_export_failed(), tone: 'negative' }))
    run.current = null
    setProgress(null)
  }
  return {
    progress,
    onExport: () => void onExport(),
    onCancel: () => {
      if (run.current) run.current.cancelled = true
    },
  }
}
