import { fenToDecimal, parseDecimal, sanitizeAmount } from '@koi/api-core/amount'
import { formatDateTime } from '@koi/api-core/dates'
import type { DepositChannel, DepositChannelId } from '@koi/contract'
import { m } from '@koi/i18n'
import { useState } from 'react'
import { useRuntime } from '../app/useRuntime.ts'
import { amountProblem } from '../money/amountProblem.ts'
import { typedAmount } from '../money/typedAmount.ts'
import { channelNames } from './channelNames.ts'
import type { DepositForm, DepositNetwork, DepositSummary } from './depositModel.ts'
import { depositQuote } from './depositQuote.ts'
import { shortAmount } from './shortAmount.ts'

/** A deposit that fits the form, and what it comes to. */
export interface DepositDraft {
  readonly channel: DepositChannelId
  readonly network: DepositNetwork | null
  readonly summary: DepositSummary
}

function closedText({ status }: DepositChannel, timeZone: string): string | null {
  if (status.state !== 'maintenance') return null
  return status.until
    ? m.deposit_closed_until({ time: formatDateTime(status.until, { timeZone }).slice(5, 16) })
    : m.deposit_closed()
}

/** Hundredths of a percent as a player reads them: `0.3%`. */
function feeText(basisPoints: bigint): string {
  return basisPoints === 0n ? m.deposit_fee_none() : `${fenToDecimal(basisPoints).replace(/\.?0+$/, '')}%`
}

function choiceOf({ id, min, max, feePercent, minutes, status }: DepositChannel) {
  const closed = status.state === 'maintenance'
  const detail = closed
    ? m.deposit_channel_closed()
    : m.deposit_channel_detail({ fee: feeText(parseDecimal(feePercent)), minutes })
  const limits = m.deposit_channel_limits({
    min: shortAmount(parseDecimal(min)),
    max: shortAmount(parseDecimal(max)),
  })
  return { id, name: channelNames[id](), limits, detail }
}

/** The form over the ways to deposit; null while they are not known. */
export function useDepositForm(
  params: URLSearchParams,
  channels: readonly DepositChannel[] | null,
): {
  readonly form: Omit<DepositForm, 'onReview'>
  /** What may be ordered; null while something is missing or wrong. */
  readonly draft: DepositDraft | null
  /** Shows what is wrong even if the field was never left. */
  readonly touch: () => void
} | null {
  const { timeZone } = useRuntime().brand
  const [chosen, onChannel] = useState<string | null>(() => params.get('channel'))
  const [wanted, onNetwork] = useState<DepositNetwork>('TRC20')
  const [amount, setAmount] = useState('')
  const [left, setLeft] = useState(false)

  const channel =
    channels?.find(({ id }) => id === chosen) ??
    channels?.find(({ status }) => status.state === 'open') ??
    channels?.[0]
  if (!channels || !channel) return null

  const network = channel.networks.find((known) => known.network === wanted) ?? channel.networks[0] ?? null
  const min = parseDecimal(network?.min ?? channel.min)
  const max = parseDecimal(channel.max)
  const closed = closedText(channel, timeZone)
  const problem = amountProblem(amount, { min, max, available: null })
  const fen = typedAmount(amount)
  const summary = problem === null && fen !== null ? depositQuote(channel, network, fen) : null

  return {
    form: {
      channels: channels.map(choiceOf),
      channel: channel.id,
      onChannel,
      networks: channel.networks.map((known) => ({
        id: known.network,
        name: known.network,
        limits: '',
        detail: m.deposit_network_detail({
          min: shortAmount(parseDecimal(known.min)),
          minutes: known.minutes,
        }),
      })),
      network: network?.network ?? null,
      onNetwork,
      amount,
      onAmount: (text) => setAmount(sanitizeAmount(text)),
      onBlur: () => setLeft(amount !== ''),
      quickAmounts: channel.quickAmounts.map((quick) => quick.replace(/\.00$/, '')),
      error: left ? problem : null,
      min,
      max,
      closed,
      summary,
    },
    draft:
      summary && closed === null ? { channel: channel.id, network: network?.network ?? null, summary } : null,
    touch: () => setLeft(true),
  }
}
