import { type ApiFailure, useStoreSelector } from '@koi/store'
import { useToast } from '@koi/ui'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useFailureText } from '../errors/failureText.ts'
import { type PagedModel, type PagedQuery, rowsModel } from '../loading/pagedModel.ts'
import { type RefreshModel, useRefresh } from '../loading/useRefresh.ts'
import { type ListPlace, useListPlace } from './useListPlace.ts'

export interface RecordPagesOptions<Item, Row> {
  readonly query: PagedQuery<Item>
  /** Reads what is new, and resolves to why that failed. */
  readonly update: () => Promise<ApiFailure | null>
  /** From `rowsByPage`. */
  readonly rowsOf: (pages: readonly { readonly items: readonly Item[] }[]) => readonly Row[]
}

/** A record that is read page by page, and kept up to date by what is new in it. */
export interface RecordPages<Row> extends RefreshModel {
  readonly list: PagedModel<Row>
  readonly place: ListPlace
}

/** A place further down than this is not looked for after a reload: it would take too many pages. */
const furthest = 2_000

/** Reads what is new when the store says that there may be something, and when the record comes from the cache. */
function useChanges(ready: boolean, update: () => Promise<unknown>): void {
  const changes = useStoreSelector(({ records }) => records.changes)
  const seen = useRef<number | null>(ready ? -1 : null)
  const follow = useEffectEvent((now: number, there: boolean) => {
    if (!there || seen.current === now) return
    // What has just been read holds all that there was.
    const known = seen.current !== null
    seen.current = now
    if (known) void update()
  })
  useEffect(() => follow(changes, ready), [changes, ready])
}

/** More rows than any view holds: with fewer below it, the page ends before the place can be at the top. */
const rowsOfView = 50

/** How many rows reach to the end of the view that begins at a place; by where the row was, as long as it is not there. */
function lastOfView(
  rows: readonly { readonly id: string }[],
  place: { readonly key: string; readonly index: number },
): number {
  const index = rows.findIndex(({ id }) => id === place.key)
  return (index < 0 ? place.index : index) + rowsOfView
}

/** Reads on until the place is there at which the list was left, and all that was in view below it; says whether it is under way. */
function useWayBack<Row extends { readonly id: string }>(
  { initial }: ListPlace,
  list: PagedModel<Row>,
  { isFetching, fetchNextPage }: Pick<PagedQuery<unknown>, 'isFetching' | 'fetchNextPage'>,
): boolean {
  const [arrivedAt, setArrivedAt] = useState<string | null>(null)
  const id = initial?.key ?? null
  const under =
    initial !== null &&
    arrivedAt !== id &&
    list.status === 'ready' &&
    list.hasMore &&
    list.moreError === null &&
    list.rows.length < Math.min(lastOfView(list.rows, initial), furthest)
  if (list.status === 'ready' && !under && arrivedAt !== id) setArrivedAt(id)
  const readOn = useEffectEvent(() => void fetchNextPage())
  // By the rows that are there: that a page is being read may begin and end between two renderings.
  const from = under && !isFetching ? list.rows.length : null
  useEffect(() => {
    if (from !== null) readOn()
  }, [from])
  return under
}

/** A record as its lists show it. */
export function useRecordPages<Item extends { readonly id: string }, Row extends { readonly id: string }>({
  query,
  update,
  rowsOf,
}: RecordPagesOptions<Item, Row>): RecordPages<Row> {
  const textOf = useFailureText()
  const toast = useToast()
  const place = useListPlace()
  const refresh = useRefresh(async () => {
    const failure = await update()
    if (failure) toast({ text: textOf(failure), tone: 'negative' })
  })
  const pages = query.currentData?.pages
  const rows = useMemo(() => (pages ? rowsOf(pages) : undefined), [pages, rowsOf])
  const list = rowsModel(query, { textOf, rows })
  useChanges(list.status === 'ready' || list.status === 'empty', update)
  const searching = useWayBack(place, list, query)
  return { list: searching ? { status: 'loading' } : list, place, ...refresh }
}
