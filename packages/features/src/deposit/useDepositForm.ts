import type { DepositChannel, DepositChannelId } from '@koi/contract/deposit'
import { m } from '@koi/i18n'
import { useState } from 'react'
import { amountText, useAmountField, type AmountFieldModel } from '../money/useAmountField.ts'
import { useBrand } from '../runtime/brand.ts'
import { shortTime } from '../time/shortTime.ts'
import { depositQuote, type DepositNetwork, type DepositSummary } from './depositQuote.ts'
import { channelNames, shortAmount } from './depositTexts.ts'
import { useDepositPromotion, type BonusOffer, type PromotionChoice } from './useDepositPromotion.ts'

/** A way to deposit, or a network of one. */
export interface DepositChoice<Id extends string> {
  readonly id: Id
  readonly name: string
  /** Bounds of one deposit; empty where they are told elsewhere. Then fee and time, or why it is closed. */
  readonly limits: string
  readonly detail: string
}

/** The form: by which way, how much. */
export interface DepositForm {
  readonly channels: readonly DepositChoice<DepositChannelId>[]
  readonly channel: DepositChannelId
  readonly onChannel: (channel: DepositChannelId) => void
  /** Empty for ways that need none. */
  readonly networks: readonly DepositChoice<DepositNetwork>[]
  readonly network: DepositNetwork | null
  readonly onNetwork: (network: DepositNetwork) => void
  readonly amount: AmountFieldModel
  readonly promotion: PromotionChoice
  /** Why this way cannot be used now. */
  readonly closed: string | null
  /** What the typed amount comes to; null while it does not fit. */
  readonly summary: DepositSummary | null
  readonly canReview: boolean
  readonly onReview: () => void
}

/** A deposit that fits the form, and what it comes to. */
export interface DepositDraft {
  readonly channel: DepositChannelId
  readonly network: DepositNetwork | null
  readonly summary: DepositSummary
  /** The bonus that it brings. */
  readonly offer: BonusOffer | null
}

function closedText({ status }: DepositChannel, timeZone: string): string | null {
  if (status.state !== 'maintenance') return null
  return status.until
    ? m.deposit_closed_until({ time: shortTime(status.until, timeZone) })
    : m.deposit_closed()
}

/** Hundredths of a percent as a player reads them: `0.3%`. */
function feeText(basisPoints: bigint): string {
  return basisPoints === 0n ? m.deposit_fee_none() : `${amountText(basisPoints).replace(/\.?0+$/, '')}%`
}

function channelChoice({ id, min, max, feePercent, minutes, status }: DepositChannel) {
  const detail =
    status.state === 'maintenance'
      ? m.deposit_channel_closed()
      : m.deposit_channel_detail({ fee: feeText(feePercent), minutes })
  const limits = m.deposit_channel_limits({ min: shortAmount(min), max: shortAmount(max) })
  return { id, name: channelNames[id](), limits, detail }
}

function networkChoice({ network, min, minutes }: DepositChannel['networks'][number]) {
  const detail = m.deposit_network_detail({ min: shortAmount(min), minutes })
  return { id: network, name: network, limits: '', detail }
}

/** The form over the ways to deposit, null while they and the promotions are not known; `onReview` is called with what may be ordered. */
export function useDepositForm(
  params: URLSearchParams,
  channels: readonly DepositChannel[] | null,
  onReview: (draft: DepositDraft) => void,
): DepositForm | null {
  const { timeZone } = useBrand()
  const [chosen, onChannel] = useState<string | null>(() => params.get('channel'))
  const [wanted, onNetwork] = useState<DepositNetwork>('TRC20')

  const channel =
    channels?.find(({ id }) => id === chosen) ??
    channels?.find(({ status }) => status.state === 'open') ??
    channels?.[0]
  const terms = channel?.networks.find(({ network }) => network === wanted) ?? channel?.networks[0] ?? null
  const { field, amount, touch } = useAmountField(
    { min: terms?.min ?? channel?.min ?? null, max: channel?.max ?? null, available: null },
    channel?.quickAmounts,
  )
  const summary = channel && amount !== null ? depositQuote(channel, terms, amount) : null
  const promotion = useDepositPromotion(params, summary?.arrives ?? null)
  if (!channels || !channel || !promotion) return null

  const network = terms?.network ?? null
  const closed = closedText(channel, timeZone)
  const { offer } = promotion
  // What is chosen is reviewed with what it brings and asks for. One that is joined may wait for a larger deposit.
  const promotionFits = promotion.chosen === null || (offer !== null && (offer.joined || !offer.tooSmall))
  const canReview = summary !== null && closed === null && promotionFits
  return {
    channels: channels.map(channelChoice),
    channel: channel.id,
    onChannel,
    networks: channel.networks.map(networkChoice),
    network,
    onNetwork,
    amount: field,
    promotion,
    closed,
    summary,
    canReview,
    onReview: () => {
      touch()
      if (summary && canReview)
        onReview({ channel: channel.id, network, summary, offer: offer?.tooSmall ? null : offer })
    },
  }
}
