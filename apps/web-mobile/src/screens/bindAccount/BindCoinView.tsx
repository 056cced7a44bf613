import { CoinFields, type BindCoinModel } from '@koi/features/accounts'
import { m } from '@koi/i18n'
import { BindView } from './BindView.tsx'

interface BindCoinViewProps {
  readonly bind: BindCoinModel
  readonly back: string
}

/** A coin address: network and address. */
export function BindCoinView({ bind, back }: BindCoinViewProps) {
  return (
    <BindView kind="coin" title={m.accounts_add_coin()} bind={bind} back={back}>
      {bind.status === 'ready' && <CoinFields form={bind} />}
    </BindView>
  )
}
