import { useBalance } from '@koi/features/balance'
import { useCardInfo } from '@koi/features/deposit'
import { useSearchParams } from 'react-router-dom'
import { CardInfoView } from './CardInfoView.tsx'

/** `/finance/deposit/cardinfo`: the transfer details of an order. */
export function CardInfoScreen() {
  const [params] = useSearchParams()
  return <CardInfoView card={useCardInfo({ params })} balance={useBalance()} />
}
