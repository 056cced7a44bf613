import { formatAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'
import { asFailure, depositApi, useStoreSelector } from '@koi/store'
import { useFailureText } from '../errors/failureText.ts'
import { shortAmount } from './depositTexts.ts'

/** A network that coins can come over, in words. */
export interface CoinNetworkRow {
  readonly network: string
  readonly rate: string
  readonly min: string
  readonly minutes: string
  readonly confirmations: string
}

export type CoinHelpModel =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | { readonly status: 'ready'; readonly networks: readonly CoinNetworkRow[] }

export interface CoinHelpViewProps {
  readonly help: CoinHelpModel
}

/** The networks of today with their terms, for the coin guide. */
export function useCoinHelp(): CoinHelpModel {
  const member = useStoreSelector((state) => state.session.status === 'member')
  const query = depositApi.endpoints.depositChannels.useQuery(undefined, { skip: !member })
  const textOf = useFailureText()
  const failure = asFailure(query.error)
  if (!query.data) {
    if (!failure || query.isFetching) return { status: 'loading' }
    return { status: 'error', message: textOf(failure), onRetry: () => void query.refetch() }
  }
  return {
    status: 'ready',
    networks: query.data.items
      .flatMap(({ networks }) => networks)
      .map(({ network, coin, rate, min, minutes, confirmations }) => ({
        network,
        rate: m.deposit_rate_value({ coin, price: formatAmount(rate) }),
        min: shortAmount(min),
        minutes: m.deposit_minutes_value({ minutes }),
        confirmations: m.deposit_pay_confirmations_value({ count: confirmations }),
      })),
  }
}
