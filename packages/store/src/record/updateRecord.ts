import type { Reply } from '@koi/contract'
import type { Movement, movementRecord } from '@koi/contract/movement'
import type { Bet, betRecord } from '@koi/contract/record'
import type { ApiState, DispatchOf } from '../api/apiState.ts'
import { type ApiFailure, asFailure } from '../api/failure.ts'
import { mergeChanges, type MergeRules, type NextPage, type RecordReply } from './mergeChanges.ts'
import { type BetFilter, type MovementFilter, recordApi } from './recordApi.ts'

/** Reads what is new in a record, and resolves to why that failed. */
type Update = (dispatch: DispatchOf<ApiState>, getState: () => ApiState) => Promise<ApiFailure | null>

/** A record in the cache, and how its changes are read. */
interface Source<Item, Answer extends RecordReply<Item>> extends MergeRules<Item> {
  readonly pages: () => readonly (Answer & NextPage)[] | undefined
  /** The reading of a page that is under way. */
  readonly running: () => PromiseLike<unknown> | undefined
  readonly read: (input: {
    readonly changed_since: string
    readonly page: number
    readonly page_size: number
    readonly after: string | undefined
  }) => PromiseLike<{
    readonly data?: Answer | undefined
    readonly error?: Parameters<typeof asFailure>[0]
  }>
  readonly write: (pages: (Answer & NextPage)[]) => void
  /** Reads the first page anew and forgets the others. */
  readonly readAnew: () => PromiseLike<{ readonly error?: Parameters<typeof asFailure>[0] }>
}

const pageSize = 100
/** Who missed more than so many pages of changes reads the record as a whole. */
const mostPages = 5

/** All pages of what has changed since, or more than are of use, or why one could not be read. */
async function changesOf<Item extends { readonly id: string }, Answer extends RecordReply<Item>>(
  { read }: Source<Item, Answer>,
  since: string,
): Promise<readonly Answer[] | ApiFailure> {
  const changes: Answer[] = []
  for (let page = 1; page <= mostPages + 1; page += 1) {
    const after = changes.at(-1)?.items.at(-1)?.id
    const { data, error } = await read({ changed_since: since, page, page_size: pageSize, after })
    if (!data) return asFailure(error) ?? { kind: 'unexpected' }
    changes.push(data)
    if (data.items.length < pageSize) break
  }
  return changes
}

async function update<Item extends { readonly id: string }, Answer extends RecordReply<Item>>(
  source: Source<Item, Answer>,
): Promise<ApiFailure | null> {
  const since = source.pages()?.[0]?.asOf
  const changes = since === undefined ? [] : await changesOf(source, since)
  if ('kind' in changes) return changes
  // A page that is being read is added to those that were there when its reading began.
  for (let running = source.running(); running; running = source.running()) await running
  const pages = source.pages()
  if (changes.length === 0 || changes.length > mostPages || !pages) {
    return asFailure((await source.readAnew()).error) ?? null
  }
  source.write(mergeChanges<Item, Answer>(pages, changes, source))
  return null
}

const once = { subscribe: false, forceRefetch: true } as const

/** Reads the rounds that were placed or settled since the record of this filter was read. */
export function updateBets(filter: BetFilter): Update {
  const { bets, betPage } = recordApi.endpoints
  return (dispatch, getState) =>
    update<Bet, Reply<typeof betRecord>>({
      pages: () => bets.select(filter)(getState()).data?.pages,
      running: () => dispatch(recordApi.util.getRunningQueryThunk('bets', filter)),
      read: (input) => dispatch(betPage.initiate({ ...filter, ...input }, once)),
      write: (pages) =>
        dispatch(recordApi.util.updateQueryData('bets', filter, ({ pageParams }) => ({ pages, pageParams }))),
      readAnew: () => dispatch(bets.initiate(filter, once)),
      timeOf: ({ placedAt }) => placedAt,
      fits: ({ state }) => filter.state === undefined || filter.state === state,
    })
}

/** Reads the movements that came since the record of this filter was read. */
export function updateMovements(filter: MovementFilter): Update {
  const { movements, movementPage } = recordApi.endpoints
  return (dispatch, getState) =>
    update<Movement, Reply<typeof movementRecord>>({
      pages: () => movements.select(filter)(getState()).data?.pages,
      running: () => dispatch(recordApi.util.getRunningQueryThunk('movements', filter)),
      read: (input) => dispatch(movementPage.initiate({ ...filter, ...input }, once)),
      write: (pages) =>
        dispatch(
          recordApi.util.updateQueryData('movements', filter, ({ pageParams }) => ({ pages, pageParams })),
        ),
      readAnew: () => dispatch(movements.initiate(filter, once)),
      timeOf: ({ at }) => at,
      fits: () => true,
    })
}
