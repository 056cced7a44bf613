/** What of a query's state its screens read. */
interface Asked<Data, Failure> {
  readonly data?: Data | undefined
  readonly currentData?: Data | undefined
  readonly error?: Failure | undefined
  readonly isError: boolean
  readonly isLoading: boolean
  readonly isFetching: boolean
}

/**
 * For `selectFromResult`: a reply that is there is asked for anew without its screen being drawn anew, unless another one
 * comes. `isFetching` says only whether something to show, or something instead of a failure, is on its way. A query that has not begun
 * says neither that it loads nor that it fetches: its `currentData` does.
 */
export function steady<Data, Failure>({
  data,
  currentData,
  error,
  isError,
  isLoading,
  isFetching,
}: Asked<Data, Failure>): Asked<Data, Failure> {
  const isAwaited = currentData === undefined || error !== undefined
  return { data, currentData, error, isError, isLoading, isFetching: isFetching && isAwaited }
}
