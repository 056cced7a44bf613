import { useBindCoin, useBindDone } from '@koi/features/accounts'
import { BindCoinView } from './BindCoinView.tsx'

/** `/finance/virtualCoinCard`. */
export function BindCoinScreen() {
  const { onDone, back } = useBindDone()
  return <BindCoinView bind={useBindCoin({ onDone })} back={back} />
}
