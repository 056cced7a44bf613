import { useRuntime } from '../app/useRuntime.ts'
import { useFailureText } from '../errors/useFailureText.ts'
import type { DepositOrderModel } from './depositOrderModel.ts'
import type { OpenedTab } from './openTab.ts'
import { orderView } from './orderView.ts'
import { useOrderActions } from './useOrderActions.ts'
import { useWatchedOrder } from './useWatchedOrder.ts'

export interface DepositOrderOptions {
  /** Number of the order; null shows nothing yet. */
  readonly id: string | null
  /** Opens the tab for the cashier; the browser's own by default. */
  readonly onOpen?: () => OpenedTab
}

/** One order: what to pay and where, how far it is, and what can be done about it. It updates by itself until its end. */
export function useDepositOrder({ id, onOpen }: DepositOrderOptions): DepositOrderModel {
  const { timeZone } = useRuntime().brand
  const textOf = useFailureText()
  const { order, failure, watched, onRetry } = useWatchedOrder(id)
  const actions = useOrderActions(order, onOpen)
  if (order) return { status: 'ready', order: orderView(order, timeZone), actions, watched }
  if (!failure) return { status: 'loading' }
  if (failure.code === 'order-unknown') return { status: 'unknown' }
  return { status: 'error', message: textOf(failure), onRetry }
}
