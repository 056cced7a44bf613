import { formatAmount } from '@koi/api-core/amount'
import { formatDateTime } from '@koi/api-core/dates'
import type { Withdrawal, WithdrawalState } from '@koi/contract/withdraw'
import { m } from '@koi/i18n'
import { stateTexts } from './withdrawalStates.ts'

/** One rung of a withdrawal's ladder. */
export interface WithdrawalRung {
  readonly id: WithdrawalState
  readonly label: string
  readonly state: 'done' | 'current' | 'waiting' | 'failed'
  /** When it was reached or is expected, in the business time zone. */
  readonly time: string | null
  /** What it means, and the reason of a rejection. */
  readonly detail: string | null
}

const way = ['requested', 'reviewing', 'processing', 'paid'] as const

function detailOf(order: Withdrawal, step: Withdrawal['steps'][number], last: boolean): string | null {
  const amount = formatAmount(order.amount)
  switch (step.state) {
    case 'requested':
      return m.withdraw_detail_requested({ amount })
    case 'reviewing':
      return last ? m.withdraw_detail_reviewing() : null
    case 'processing':
      return last ? m.withdraw_detail_processing() : null
    case 'paid':
      return m.withdraw_detail_paid({ amount: formatAmount(order.net) })
    default: {
      const reason = step.reason ? stateTexts.reasons[step.reason]() : m.withdraw_reason_none()
      return m.withdraw_detail_rejected({ reason, amount })
    }
  }
}

function rungState(state: WithdrawalState, last: boolean): WithdrawalRung['state'] {
  if (state === 'rejected') return 'failed'
  return last && state !== 'paid' ? 'current' : 'done'
}

/** The steps a withdrawal took, each with its time and reason, and those that lie ahead. */
export function withdrawalLadder(order: Withdrawal, timeZone: string): readonly WithdrawalRung[] {
  const short = (instant: string) => formatDateTime(instant, { timeZone }).slice(5)
  const taken = order.steps.map((step, index): WithdrawalRung => {
    const last = index === order.steps.length - 1
    return {
      id: step.state,
      label: stateTexts.labels[step.state](),
      state: rungState(step.state, last),
      time: short(step.at),
      detail: detailOf(order, step, last),
    }
  })
  const ahead = order.state === 'rejected' ? [] : way.slice(way.indexOf(order.state) + 1)
  return [
    ...taken,
    ...ahead.map((state): WithdrawalRung => ({
      id: state,
      label: stateTexts.labels[state](),
      state: 'waiting',
      time: state === 'paid' ? m.withdraw_expected_by({ time: short(order.arrivesBy).slice(0, 11) }) : null,
      detail: null,
    })),
  ]
}
