import { useBalance } from '@koi/features/balance'
import { useTransfer } from '@koi/features/transfer'
import { useSearchParams } from 'react-router-dom'
import { TransferView } from './TransferView.tsx'

/** `/finance/transfer`: between the central wallet and the venues' wallets. */
export function TransferScreen() {
  const [params] = useSearchParams()
  const balance = useBalance()
  const transfer = useTransfer({ params })
  return <TransferView transfer={transfer} hidden={balance.status !== 'guest' && balance.hidden} />
}
