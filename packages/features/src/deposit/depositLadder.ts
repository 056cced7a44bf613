import { formatAmount, parseDecimal } from '@koi/api-core/amount'
import { formatDateTime } from '@koi/api-core/dates'
import type { DepositOrder, DepositStep } from '@koi/contract'
import { m } from '@koi/i18n'
import type { DepositRung } from './depositOrderModel.ts'
import { dueText } from './dueText.ts'
import { receivedText } from './receivedText.ts'

type Payment = DepositOrder['payments'][number]

function paidText(order: DepositOrder, payment: Payment): string {
  const words = { received: receivedText(order, payment), due: dueText(order) }
  switch (payment.kind) {
    case 'short':
      return m.deposit_step_paid_short(words)
    case 'over':
      return m.deposit_step_paid_over(words)
    case 'late':
      return m.deposit_step_paid_late(words)
    default:
      return m.deposit_step_paid_exact(words)
  }
}

function happened(
  order: DepositOrder,
  step: DepositStep,
  first: Payment | undefined,
): Omit<DepositRung, 'id' | 'time'> {
  switch (step) {
    case 'claimed':
      return { label: m.deposit_step_claimed(), state: 'done', detail: m.deposit_step_claimed_text() }
    case 'failed':
      return { label: m.deposit_step_failed(), state: 'failed', detail: m.deposit_step_failed_text() }
    case 'expired':
      return { label: m.deposit_step_expired(), state: 'failed', detail: m.deposit_step_expired_text() }
    case 'cancelled':
      return { label: m.deposit_step_cancelled(), state: 'failed', detail: m.deposit_step_cancelled_text() }
    case 'paid':
      return { label: m.deposit_step_paid(), state: 'done', detail: first ? paidText(order, first) : null }
    case 'credited': {
      const amount = first?.credited ? formatAmount(parseDecimal(first.credited)) : null
      const detail = amount ? m.deposit_step_credited_text({ amount }) : null
      return { label: m.deposit_step_credited(), state: 'done', detail }
    }
    default:
      return { label: m.deposit_step_created(), state: 'done', detail: null }
  }
}

function ahead(order: DepositOrder, first: Payment | undefined, time: (at: string) => string): DepositRung[] {
  if (order.state === 'awaiting') {
    const detail = m.deposit_step_awaiting_text({ time: time(order.expiresAt) })
    return [
      { id: 'awaiting', label: m.deposit_step_awaiting(), state: 'current', time: null, detail },
      { id: 'credited', label: m.deposit_step_credited(), state: 'waiting', time: null, detail: null },
    ]
  }
  if (order.state !== 'paid') return []
  const exact = first?.kind === 'exact'
  return [
    {
      id: 'crediting',
      label: exact ? m.deposit_step_crediting() : m.deposit_step_review(),
      state: 'current',
      time: null,
      detail: exact ? m.deposit_step_crediting_text() : m.deposit_step_review_text(),
    },
    { id: 'credited', label: m.deposit_step_credited(), state: 'waiting', time: null, detail: null },
  ]
}

function secondPayment(order: DepositOrder, payment: Payment, time: (at: string) => string): DepositRung {
  const received = receivedText(order, payment)
  const credited = payment.credited === null ? null : formatAmount(parseDecimal(payment.credited))
  return {
    id: payment.id,
    label: m.deposit_step_again(),
    state: credited === null ? 'current' : 'done',
    time: time(payment.receivedAt),
    detail:
      credited === null
        ? m.deposit_step_again_text({ received })
        : m.deposit_step_again_done({ received, credited }),
  }
}

/** What happened to an order with times and reasons, and what lies ahead. A second payment has a rung of its own. */
export function depositLadder(order: DepositOrder, timeZone: string): readonly DepositRung[] {
  const time = (at: string) => formatDateTime(at, { timeZone }).slice(5)
  const [first, ...more] = order.payments
  return [
    ...order.steps.map(({ step, at }, index): DepositRung => ({
      id: `${step}${index}`,
      time: time(at),
      ...happened(order, step, first),
    })),
    ...ahead(order, first, time),
    ...more.map((payment) => secondPayment(order, payment, time)),
  ]
}
