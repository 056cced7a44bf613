import { usePreferences } from '@koi/features/preferences'
import { useTransfer } from '@koi/features/transfer'
import { useSearchParams } from 'react-router-dom'
import { TransferView } from './TransferView.tsx'

/** `/finance/transfer`. */
export function TransferScreen() {
  const [params] = useSearchParams()
  const { hideAmounts } = usePreferences()
  return <TransferView transfer={useTransfer({ params })} hidden={hideAmounts} />
}
