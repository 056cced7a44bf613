import { m } from '@koi/i18n'
import { DescriptionList, ErrorState, Skeleton } from '@koi/ui'
import type { CoinHelpModel, CoinNetworkRow } from './useCoinHelp.ts'

export interface CoinNetworksProps {
  readonly help: CoinHelpModel
}

function Network({ row }: { readonly row: CoinNetworkRow }) {
  return (
    <DescriptionList
      items={[
        { term: m.deposit_network(), value: row.network, strong: true },
        { term: m.deposit_rate(), value: row.rate },
        { term: m.deposit_coin_network_min(), value: row.min },
        { term: m.deposit_coin_network_minutes(), value: row.minutes },
        { term: m.deposit_pay_confirmations(), value: row.confirmations },
      ]}
    />
  )
}

/** The networks of today with their terms. */
export function CoinNetworks({ help }: CoinNetworksProps) {
  switch (help.status) {
    case 'loading':
      return <Skeleton shape="box" height={112} />
    case 'error':
      return (
        <ErrorState
          title={m.deposit_coin_networks_error()}
          description={help.message}
          onRetry={help.onRetry}
        />
      )
    default:
      return help.networks.map((row) => <Network key={row.network} row={row} />)
  }
}
