import { m } from '@koi/i18n'
import {
  Actions,
  Banner,
  Button,
  Card,
  ConfirmDialog,
  Countdown,
  Empty,
  ErrorState,
  Money,
  StatusLadder,
  Tag,
  TextLink,
} from '@koi/ui'
import type { ReactNode } from 'react'
import { routes } from '../routing/index.ts'
import styles from './OrderCard.module.css'
import type { DepositOrderView } from './orderView.ts'
import type { DepositOrderModel } from './useDepositOrder.ts'
import type { DepositOrderActions } from './useOrderActions.ts'

type Ready = Extract<DepositOrderModel, { status: 'ready' }>

const tones = { pending: 'info', positive: 'positive', warning: 'warning' } as const

/** Until when an order can be paid; nothing once it cannot. */
export function PayBefore({ until }: Pick<DepositOrderView, 'until'>) {
  return until === null ? null : (
    <p className={styles['left']}>
      {m.deposit_order_pay_before()} <Countdown until={until} />
    </p>
  )
}

export interface OrderCardProps {
  readonly order: DepositOrderView
  readonly actions: DepositOrderActions | null
  /** What can be done with it. */
  readonly children?: ReactNode
}

/** How much an order is about, how it stands, until when it can be paid, and what went wrong. */
export function OrderCard({ order, actions, children }: OrderCardProps) {
  return (
    <Card>
      <div className={styles['stack']}>
        <div className={styles['head']}>
          <p className={styles['amount']}>
            <Money fen={order.credited ?? order.received ?? order.amount} size="hero" />
          </p>
          <Tag tone={tones[order.tone]}>{order.stateName}</Tag>
        </div>
        <PayBefore until={order.until} />
        {order.bonus?.claimUntil ? (
          <Banner tone="info">
            {m.deposit_order_bonus_waits({ title: order.bonus.title, time: order.bonus.claimUntil })}{' '}
            <TextLink href={order.bonus.href}>{m.deposit_order_bonus_open()}</TextLink>
          </Banner>
        ) : null}
        {order.bonus?.missed ? (
          <Banner tone="info">
            {order.bonus.missed} <TextLink href={order.bonus.href}>{m.deposit_order_bonus_open()}</TextLink>
          </Banner>
        ) : null}
        {order.reminder ? <Banner tone="warning">{order.reminder}</Banner> : null}
        {actions?.error ? (
          <Banner tone="negative" role="alert">
            {actions.error}
          </Banner>
        ) : null}
        {children}
      </div>
    </Card>
  )
}

/** How far an order is; changes are told as they come while it is watched. */
export function OrderLadder({ order, watched }: Pick<Ready, 'order' | 'watched'>) {
  return (
    <Card title={m.deposit_order_ladder()}>
      <StatusLadder label={m.deposit_order_ladder()} steps={order.ladder} live={watched} />
    </Card>
  )
}

/** Says that the order is paid, once, and pays it: afterwards the first says so itself, and keeps the focus. */
export function PayActions({ actions }: { readonly actions: DepositOrderActions }) {
  const { claimed, busy } = actions
  return (
    <Actions>
      <Button
        aria-disabled={claimed || busy || undefined}
        onClick={() => {
          if (!claimed && !busy) actions.onClaim()
        }}
      >
        {claimed ? m.deposit_claimed() : m.deposit_claim()}
      </Button>
      <Button variant="primary" loading={busy} onClick={actions.onCashier}>
        {m.deposit_cashier()}
      </Button>
    </Actions>
  )
}

/** Gives an open order up, after asking; leads from one that has ended to the next. */
export function OrderEnd({ actions }: { readonly actions: DepositOrderActions | null }) {
  if (!actions)
    return (
      <Button size="large" block href={routes.deposit}>
        {m.deposit_order_new()}
      </Button>
    )
  return (
    <>
      <Button variant="ghost" size="large" disabled={actions.busy} onClick={actions.onCancel}>
        {m.deposit_cancel()}
      </Button>
      <ConfirmDialog
        open={actions.cancelling}
        title={m.deposit_cancel_title()}
        confirmLabel={m.deposit_cancel()}
        cancelLabel={m.deposit_cancel_keep()}
        danger
        busy={actions.busy}
        onConfirm={actions.onCancelConfirmed}
        onCancel={actions.onKeep}
      >
        {m.deposit_cancel_text()}
      </ConfirmDialog>
    </>
  )
}

/** Why no order can be shown, and what to do about it; nothing where one can. */
export function OrderMissing({ deposit }: { readonly deposit: DepositOrderModel }) {
  if (deposit.status === 'error')
    return (
      <ErrorState title={m.deposit_order_error()} description={deposit.message} onRetry={deposit.onRetry} />
    )
  if (deposit.status !== 'unknown') return null
  return (
    <Empty
      title={m.deposit_order_unknown()}
      description={m.deposit_order_unknown_text()}
      action={
        <Button variant="primary" href={routes.deposit}>
          {m.deposit_start()}
        </Button>
      }
    />
  )
}
