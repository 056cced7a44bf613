import { useBetRecord } from '@koi/features/records'
import { useSearchParams } from 'react-router-dom'
import { BetRecordView } from './BetRecordView.tsx'

/** `/user/betRecord`. */
export function BetRecordScreen() {
  const [params, setParams] = useSearchParams()
  return <BetRecordView record={useBetRecord({ url: { params, setParams } })} />
}
