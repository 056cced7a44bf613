import { useBrand } from '../runtime/brand.ts'
import { useFailureText } from '../errors/failureText.ts'
import { type DepositOrderActions, type OpenedTab, useOrderActions } from './useOrderActions.ts'
import { orderView, type DepositOrderView } from './orderView.ts'
import { useWatchedOrder } from './useWatchedOrder.ts'

export type DepositOrderModel =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | { readonly status: 'unknown' }
  | {
      readonly status: 'ready'
      readonly order: DepositOrderView
      /** Null once nothing is awaited. */
      readonly actions: DepositOrderActions | null
      /** It is being watched: changes show by themselves. */
      readonly watched: boolean
    }

export interface DepositOrderOptions {
  /** Number of the order; null shows nothing yet. */
  readonly id: string | null
  /** Opens the tab for the cashier; the browser's own by default. */
  readonly onOpen?: () => OpenedTab
}

/** One order: what to pay and where, how far it is, and what can be done about it. It updates by itself until its end. */
export function useDepositOrder({ id, onOpen }: DepositOrderOptions): DepositOrderModel {
  const { timeZone } = useBrand()
  const textOf = useFailureText()
  const { order, failure, watched, onRetry } = useWatchedOrder(id)
  const actions = useOrderActions(order, onOpen)
  if (order) return { status: 'ready', order: orderView(order, timeZone), actions, watched }
  if (!failure) return { status: 'loading' }
  if (failure.code === 'order-unknown') return { status: 'unknown' }
  return { status: 'error', message: textOf(failure), onRetry }
}
