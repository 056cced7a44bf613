import { useFailureText } from '../errors/failureText.ts'
import { orderPath } from '../routing/orderPath.ts'
import { useOpenDeposits } from './useOpenDeposits.ts'
import { useDepositOrder, type DepositOrderModel } from './useDepositOrder.ts'
/** The transfer details of an order. */
export type CardInfoModel =
  | { readonly status: 'empty' }
  | Exclude<DepositOrderModel, { status: 'ready' }>
  | (Extract<DepositOrderModel, { status: 'ready' }> & { readonly orderHref: string })

/** The transfer details of the order in the address (`order`), or of the newest that awaits its payment. */
export function useCardInfo({ params }: { readonly params: URLSearchParams }): CardInfoModel {
  const { open, failure, onRetry } = useOpenDeposits()
  const textOf = useFailureText()
  const id = params.get('order') ?? open?.[0]?.id ?? null
  const model = useDepositOrder({ id })
  if (id === null && open) return { status: 'empty' }
  if (id === null && failure) return { status: 'error', message: textOf(failure), onRetry }
  return model.status === 'ready' ? { ...model, orderHref: orderPath('deposit', model.order.id) } : model
}
