import { useCoinHelp } from '@koi/features/deposit'
import { CoinHelpView } from './CoinHelpView.tsx'

/** `/finance/deposit/virtualCoinHelp`: how coins are sent. */
export function CoinHelpScreen() {
  return <CoinHelpView help={useCoinHelp()} />
}
