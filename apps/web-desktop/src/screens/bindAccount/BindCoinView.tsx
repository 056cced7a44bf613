import { CoinFields, type BindCoinModel } from '@koi/features/accounts'
import { m } from '@koi/i18n'
import { BindView } from './BindView.tsx'

export interface BindCoinViewProps {
  readonly bind: BindCoinModel
}

/** A coin address: network and address. */
export function BindCoinView({ bind }: BindCoinViewProps) {
  return (
    <BindView kind="coin" title={m.accounts_add_coin()} bind={bind}>
      {bind.status === 'ready' && <CoinFields form={bind} />}
    </BindView>
  )
}
