import { Columns, Skeleton } from '@koi/ui'
import type { ReactNode } from 'react'
import { OrderCard, OrderLadder, OrderMissing } from './OrderCard.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { PaymentCard } from './PaymentDetails.tsx'
import type { DepositOrderModel } from './useDepositOrder.ts'

export interface OrderSectionProps {
  readonly deposit: DepositOrderModel
  /** What can be done with the order, where it stands on its card. */
  readonly children?: ReactNode
}

/** One deposit order: how much and until when, what to pay and where; beside it how far it is. */
export function OrderSection({ deposit, children }: OrderSectionProps) {
  if (deposit.status === 'loading')
    return (
      <div aria-busy="true">
        <Columns aside={<Skeleton shape="box" height={168} />}>
          <Skeleton shape="box" height={376} />
        </Columns>
      </div>
    )
  if (deposit.status !== 'ready') return <OrderMissing deposit={deposit} />
  const { order, actions, watched } = deposit
  return (
    <Columns
      aside={
        <>
          <OrderLadder order={order} watched={watched} />
          {actions ? <OrderFacts order={order} /> : null}
        </>
      }
    >
      <OrderCard order={order} actions={actions}>
        {children}
      </OrderCard>
      {actions ? <PaymentCard order={order} /> : <OrderFacts order={order} />}
    </Columns>
  )
}
