import { formatAmount, sumFen } from '@koi/api-core/amount'
import type { DepositOrder, DepositState } from '@koi/contract/deposit'
import { m } from '@koi/i18n'
import { channelNames, coinText, missedBonusTexts } from './depositTexts.ts'
import { formatDateTime } from '@koi/api-core/dates'
import { generatePath } from 'react-router-dom'
import { stateText } from '../promotions/promotionTexts.ts'
import { orderPath } from '../routing/orderPath.ts'
import { routes } from '../routing/pages.ts'
import { shortTime } from '../time/shortTime.ts'
import { depositLadder, type DepositRung } from './depositLadder.ts'
import { remindedOf } from './useOpenDeposits.ts'
import { payDetails, type PayDetails } from './payDetails.ts'

/** What an order of coins was about. */
export interface DepositOrderCoins {
  readonly network: string
  /** `1 USDT = ¥7.20`. */
  readonly rate: string
  /** What was to be paid, and what came in: `69.45 USDT`. */
  readonly due: string
  readonly received: string | null
}

/** The bonus that was chosen with an order. */
export interface DepositOrderBonus {
  readonly title: string
  readonly href: string
  /** What it comes to, in fen; null before a deposit has brought it. */
  readonly bonus: bigint | null
  readonly state: string
  /** Until when it can be claimed; null for one that does not wait. */
  readonly claimUntil: string | null
  /** Why it did not come; null for one that did, or still may. */
  readonly missed: string | null
}

/** An order as it is known now. Amounts are fen. */
export interface DepositOrderView {
  readonly id: string
  readonly state: DepositState
  readonly stateName: string
  readonly tone: 'pending' | 'positive' | 'warning'
  readonly channelName: string
  readonly amount: bigint
  /** What came in; null while nothing did. */
  readonly received: bigint | null
  /** Of what came in, or of what is awaited; null when nothing came and nothing is awaited. */
  readonly fee: bigint | null
  /** What is left of it for the wallet; null as above. */
  readonly arrives: bigint | null
  /** What went into the wallet so far; null while nothing did. */
  readonly credited: bigint | null
  /** The terms of coins, as they were ordered; null for the other ways. */
  readonly coins: DepositOrderCoins | null
  readonly bonus: DepositOrderBonus | null
  readonly createdAt: string
  /** Until when the payment is awaited, in ms on the server's clock; null when it no longer is. */
  readonly until: number | null
  /** It is about to expire unpaid: until when, as it is read; null otherwise. */
  readonly reminder: string | null
  readonly ladder: readonly DepositRung[]
  readonly pay: PayDetails
  /** The same details on a page of their own. */
  readonly cardHref: string
}

/** Network, rate and amounts of an order of coins; null for the other ways. */
function orderCoins({ receiver, payments }: DepositOrder): DepositOrderCoins | null {
  if (receiver.kind !== 'coin') return null
  const { coin, network, rate, amount } = receiver
  const came = payments.flatMap(({ coins }) => coins ?? [])
  return {
    network,
    rate: m.deposit_rate_value({ coin, price: formatAmount(rate) }),
    due: coinText(amount, coin),
    received: came.length === 0 ? null : coinText(sumFen(came), coin),
  }
}

/**
 * What came in for an order, what is kept of it and what is left, over all its payments. While the payment is awaited,
 * what it will be; nothing for an order that ended without one. Received less fee is always what arrives.
 */
function orderSums({
  state,
  fee,
  arrives,
  payments,
}: DepositOrder): Pick<DepositOrderView, 'received' | 'fee' | 'arrives' | 'credited'> {
  if (payments.length === 0) {
    return state === 'awaiting'
      ? { received: null, fee, arrives, credited: null }
      : { received: null, fee: null, arrives: null, credited: null }
  }
  const received = sumFen(payments.map((payment) => payment.received))
  const kept = sumFen(payments.map((payment) => payment.fee))
  const credited = payments.flatMap((payment) => payment.credited ?? [])
  return {
    received,
    fee: kept,
    arrives: received - kept,
    credited: credited.length === 0 ? null : sumFen(credited),
  }
}

function bonusOf({ bonus, missedBonus }: DepositOrder, timeZone: string): DepositOrderBonus | null {
  if (missedBonus) {
    const { promotionId, title, reason } = missedBonus
    return {
      title,
      href: generatePath(routes.promotion, { id: promotionId }),
      bonus: null,
      state: m.deposit_order_bonus_none(),
      claimUntil: null,
      missed: m.deposit_order_bonus_missed({ title, reason: missedBonusTexts[reason]() }),
    }
  }
  if (!bonus) return null
  const { promotionId, title, state, expiresAt } = bonus
  return {
    title,
    href: generatePath(routes.promotion, { id: promotionId }),
    bonus: bonus.bonus === 0n ? null : bonus.bonus,
    state: state === 'joined' ? m.deposit_order_bonus_awaited() : stateText(state).label,
    claimUntil: state === 'claimable' && expiresAt !== null ? shortTime(expiresAt, timeZone) : null,
    missed: null,
  }
}

function stateOf({ state, payments }: DepositOrder): Pick<DepositOrderView, 'stateName' | 'tone'> {
  switch (state) {
    case 'awaiting':
      return { stateName: m.deposit_state_awaiting(), tone: 'pending' }
    case 'paid':
      return {
        stateName: payments[0]?.kind === 'exact' ? m.deposit_state_crediting() : m.deposit_state_review(),
        tone: 'pending',
      }
    case 'credited':
      return { stateName: m.deposit_state_credited(), tone: 'positive' }
    case 'expired':
      return { stateName: m.deposit_state_expired(), tone: 'warning' }
    default:
      return { stateName: m.deposit_state_cancelled(), tone: 'warning' }
  }
}

/** What a screen shows of an order. */
export function orderView(order: DepositOrder, timeZone: string): DepositOrderView {
  return {
    id: order.id,
    state: order.state,
    ...stateOf(order),
    channelName: channelNames[order.channel](),
    amount: order.amount,
    ...orderSums(order),
    coins: orderCoins(order),
    bonus: bonusOf(order, timeZone),
    createdAt: formatDateTime(order.createdAt, { timeZone }),
    until: order.state === 'awaiting' ? Date.parse(order.expiresAt) : null,
    reminder: remindedOf(order)
      ? m.deposit_order_reminder({ time: formatDateTime(order.expiresAt, { timeZone }).slice(5) })
      : null,
    ladder: depositLadder(order, timeZone),
    pay: payDetails(order),
    cardHref: orderPath('depositCard', order.id),
  }
}
