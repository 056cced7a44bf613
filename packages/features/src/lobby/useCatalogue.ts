import { asFailure, gameApi } from '@koi/store'
import { useRuntime } from '../app/useRuntime.ts'
import { useFailureText } from '../errors/useFailureText.ts'
import { catalogueOf, type Catalogue } from './catalogue.ts'

/** The catalogue of the brand's venues as it stands. */
export type CatalogueState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      readonly catalogue: Catalogue
      readonly refreshing: boolean
      readonly onRefresh: () => void
    }

/** Reads the game list, once for all lobbies. What was read stays on show while it is read again. */
export function useCatalogue(): CatalogueState {
  const { brand } = useRuntime()
  const textOf = useFailureText()
  const { currentData, error, isFetching, refetch } = gameApi.endpoints.games.useQuery({
    show: [...brand.venueIds],
  })
  const onRefresh = () => void refetch()
  if (currentData) {
    const catalogue = catalogueOf(currentData, brand.assetVersion)
    return { status: 'ready', catalogue, refreshing: isFetching, onRefresh }
  }
  const failure = asFailure(error)
  if (failure && !isFetching) return { status: 'error', message: textOf(failure), onRetry: onRefresh }
  return { status: 'loading' }
}
