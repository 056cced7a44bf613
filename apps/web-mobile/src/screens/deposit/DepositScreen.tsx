import { useBalance } from '@koi/features/balance'
import { useDeposit, useDepositOrder } from '@koi/features/deposit'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { DepositView } from './DepositView.tsx'
import { OrderView } from './OrderView.tsx'

/** `/finance/deposit`, and with `?order=` one order. */
export function DepositScreen() {
  const [params] = useSearchParams()
  const order = params.get('order')
  return order ? <OrderScreen key={order} id={order} /> : <FormScreen />
}

function OrderScreen({ id }: { readonly id: string }) {
  return <OrderView deposit={useDepositOrder({ id })} balance={useBalance()} />
}

function FormScreen() {
  const [params] = useSearchParams()
  return <DepositView deposit={useDeposit({ params, navigate: useNavigate() })} balance={useBalance()} />
}
