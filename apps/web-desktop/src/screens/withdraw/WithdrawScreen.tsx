import { usePreferences } from '@koi/features/preferences'
import { useWithdraw, useWithdrawal } from '@koi/features/withdraw'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { WithdrawalView } from './WithdrawalView.tsx'
import { WithdrawView } from './WithdrawView.tsx'

/** `/finance/withdraw`, and with `?order=` one withdrawal. */
export function WithdrawScreen() {
  const [params] = useSearchParams()
  const order = params.get('order')
  return order ? <OrderScreen key={order} id={order} /> : <FormScreen />
}

function OrderScreen({ id }: { readonly id: string }) {
  return <WithdrawalView withdrawal={useWithdrawal({ id })} />
}

function FormScreen() {
  const [params, setParams] = useSearchParams()
  const { hideAmounts } = usePreferences()
  const withdraw = useWithdraw({ url: { params, setParams }, navigate: useNavigate() })
  return <WithdrawView withdraw={withdraw} hidden={hideAmounts} />
}
