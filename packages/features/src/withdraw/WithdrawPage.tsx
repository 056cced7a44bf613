import type { ComponentType } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { usePreferences } from '../preferences/usePreferences.ts'
import { useWithdraw, type WithdrawModel } from './useWithdraw.ts'
import { useWithdrawal, type WithdrawalModel } from './useWithdrawal.ts'

export interface WithdrawViewProps {
  readonly withdraw: WithdrawModel
  /** Whether amounts are masked on this device. */
  readonly hidden: boolean
}

export interface WithdrawalViewProps {
  readonly withdrawal: WithdrawalModel
}

export interface WithdrawPageProps {
  /** Draws the form. */
  readonly Form: ComponentType<WithdrawViewProps>
  /** Draws one withdrawal. */
  readonly Order: ComponentType<WithdrawalViewProps>
}

/** The page of withdrawals: the form, and with `?order=` one withdrawal. */
export function WithdrawPage({ Form, Order }: WithdrawPageProps) {
  const [params] = useSearchParams()
  const order = params.get('order')
  return order ? <OrderPage key={order} id={order} Order={Order} /> : <FormPage Form={Form} />
}

function OrderPage({ id, Order }: Pick<WithdrawPageProps, 'Order'> & { readonly id: string }) {
  return <Order withdrawal={useWithdrawal({ id })} />
}

function FormPage({ Form }: Pick<WithdrawPageProps, 'Form'>) {
  const [params, setParams] = useSearchParams()
  const { hideAmounts } = usePreferences()
  const withdraw = useWithdraw({ url: { params, setParams }, navigate: useNavigate() })
  return <Form withdraw={withdraw} hidden={hideAmounts} />
}
