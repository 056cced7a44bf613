import { formatAmount } from '@koi/api-core/amount'
import { formatDateTime } from '@koi/api-core/dates'
import type { DepositOrder, DepositStep } from '@koi/contract/deposit'
import { m } from '@koi/i18n'
import { dueText, receivedText } from './depositTexts.ts'
/** One rung of an order's ladder. */
export interface DepositRung {
  readonly id: string
  readonly label: string
  readonly state: 'done' | 'current' | 'waiting' | 'failed'
  readonly time: string | null
  readonly detail: string | null
}

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
    case 'reminded':
      return { label: m.deposit_step_reminded(), state: 'done', detail: m.deposit_step_reminded_text() }
    case 'expired':
      return { label: m.deposit_step_expired(), state: 'failed', detail: m.deposit_step_expired_text() }
    case 'cancelled':
      return { label: m.deposit_step_cancelled(), state: 'failed', detail: m.deposit_step_cancelled_text() }
    case 'paid':
      return { label: m.deposit_step_paid(), state: 'done', detail: first ? paidText(order, first) : null }
    case 'credited': {
      const amount = first?.credited ? formatAmount(first.credited) : null
      const detail = amount ? m.deposit_step_credited_text({ amount }) : null
      return { label: m.deposit_step_credited(), state: 'done', detail }
    }
    default:
      return { label: m.deposit_step_created(), state: 'done', detail: null }
  }
}

interface Reached {
  /** When, in ms since 1970. */
  readonly at: number
  readonly rung: DepositRung
}

function ahead(order: DepositOrder, time: (at: string) => string): DepositRung[] {
  const [first, ...more] = order.payments
  const credited: DepositRung = {
    id: 'credited',
    label: m.deposit_step_credited(),
    state: 'waiting',
    time: null,
    detail: null,
  }
  if (order.state === 'awaiting') {
    const detail = m.deposit_step_awaiting_text({ time: time(order.expiresAt) })
    return [
      { id: 'awaiting', label: m.deposit_step_awaiting(), state: 'current', time: null, detail },
      credited,
    ]
  }
  const rungs: DepositRung[] = []
  if (order.state === 'paid') {
    const exact = first?.kind === 'exact'
    rungs.push(
      {
        id: 'crediting',
        label: exact ? m.deposit_step_crediting() : m.deposit_step_review(),
        state: 'current',
        time: null,
        detail: exact ? m.deposit_step_crediting_text() : m.deposit_step_review_text(),
      },
      credited,
    )
  }
  return [
    ...rungs,
    ...more
      .filter((payment) => payment.credited === null)
      .map(({ id }): DepositRung => ({
        id: `${id}ahead`,
        label: m.deposit_step_again_credited(),
        state: rungs.length === 0 ? 'current' : 'waiting',
        time: null,
        detail: m.deposit_step_again_text(),
      })),
  ]
}

/** A second payment, and its credit once it is there. */
function secondPayment(order: DepositOrder, payment: Payment, time: (at: string) => string): Reached[] {
  const { id, receivedAt, credited, creditedAt } = payment
  const came: Reached = {
    at: Date.parse(receivedAt),
    rung: {
      id,
      label: m.deposit_step_again(),
      state: 'done',
      time: time(receivedAt),
      detail: m.deposit_step_again_received({ received: receivedText(order, payment) }),
    },
  }
  if (credited === null || creditedAt === null) return [came]
  return [
    came,
    {
      at: Date.parse(creditedAt),
      rung: {
        id: `${id}credited`,
        label: m.deposit_step_again_credited(),
        state: 'done',
        time: time(creditedAt),
        detail: m.deposit_step_credited_text({ amount: formatAmount(credited) }),
      },
    },
  ]
}

/**
 * What happened to an order with times and reasons, in the order in which it happened, and what lies ahead. A second
 * payment and its credit have rungs of their own.
 */
export function depositLadder(order: DepositOrder, timeZone: string): readonly DepositRung[] {
  const time = (at: string) => formatDateTime(at, { timeZone }).slice(5)
  const [first, ...more] = order.payments
  const steps = order.steps.map(({ step, at }, index): Reached => ({
    at: Date.parse(at),
    rung: { id: `${step}${index}`, time: time(at), ...happened(order, step, first) },
  }))
  const second = more.flatMap((payment) => secondPayment(order, payment, time))
  return [
    ...[...steps, ...second].toSorted((left, right) => left.at - right.at).map(({ rung }) => rung),
    ...ahead(order, time),
  ]
}
