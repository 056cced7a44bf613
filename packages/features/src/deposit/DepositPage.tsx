import type { ComponentType } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { type BalanceModel, useBalance } from '../balance/useBalance.ts'
import { type CardInfoModel, useCardInfo } from './useCardInfo.ts'
import { useDeposit, type DepositModel } from './useDeposit.ts'
import { useDepositOrder, type DepositOrderModel } from './useDepositOrder.ts'

/** Every page of money says what the member has (RTS 1A): a shell without it in its frame shows it above the content. */
interface WithBalance {
  readonly balance: BalanceModel
}

export interface DepositViewProps extends WithBalance {
  readonly deposit: DepositModel
}

export interface DepositOrderViewProps extends WithBalance {
  readonly deposit: DepositOrderModel
}

export interface CardInfoViewProps extends WithBalance {
  readonly card: CardInfoModel
}

export interface DepositPageProps {
  /** Draws the form. */
  readonly Form: ComponentType<DepositViewProps>
  /** Draws one order. */
  readonly Order: ComponentType<DepositOrderViewProps>
}

/** The page of deposits: the form, and with `?order=` one order. */
export function DepositPage({ Form, Order }: DepositPageProps) {
  const [params] = useSearchParams()
  const order = params.get('order')
  return order ? <OrderPage key={order} id={order} Order={Order} /> : <FormPage Form={Form} />
}

function OrderPage({ id, Order }: Pick<DepositPageProps, 'Order'> & { readonly id: string }) {
  return <Order deposit={useDepositOrder({ id })} balance={useBalance()} />
}

function FormPage({ Form }: Pick<DepositPageProps, 'Form'>) {
  const [params] = useSearchParams()
  return <Form deposit={useDeposit({ params, navigate: useNavigate() })} balance={useBalance()} />
}

/** The page of the transfer details of an order. */
export function useCardInfoPage(): CardInfoViewProps {
  const [params] = useSearchParams()
  return { card: useCardInfo({ params }), balance: useBalance() }
}
