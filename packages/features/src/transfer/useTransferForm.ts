import { fenToDecimal, parseDecimal, sanitizeAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'
import { authApi } from '@koi/store'
import { useState } from 'react'
import { amountProblem } from '../money/amountProblem.ts'
import { typedAmount } from '../money/typedAmount.ts'
import { useRuntime } from '../app/useRuntime.ts'
import { maintenanceText } from '../lobby/maintenanceText.ts'
import { numberParam } from '../routing/numberParam.ts'
import type { TransferDirection, TransferForm, WalletRow } from './transferModel.ts'
import type { WalletSummary } from './walletSummary.ts'

/** A transfer that fits the form. `from` and `to` are venue ids, 0 the central wallet; `amount` is fen. */
export interface TransferDraft {
  readonly from: number
  readonly to: number
  readonly fromName: string
  readonly toName: string
  readonly amount: bigint
}

function draftOf(venue: WalletRow, direction: TransferDirection, amount: bigint): TransferDraft {
  const central = { id: 0, name: m.wallet_central() }
  const other = { id: venue.venueId, name: venue.name }
  const [from, to] = direction === 'in' ? [central, other] : [other, central]
  return { from: from.id, to: to.id, fromName: from.name, toName: to.name, amount }
}

/** The transfer form over the wallets as they are known. */
export function useTransferForm(
  params: URLSearchParams,
  wallets: WalletSummary | null,
): {
  readonly form: Omit<TransferForm, 'onReview'>
  /** What may be sent; null while something is missing or wrong. */
  readonly draft: TransferDraft | null
  /** Shows what is wrong even if the field was never left. */
  readonly touch: () => void
  readonly clear: () => void
} {
  const { timeZone } = useRuntime().brand
  const { data: info } = authApi.endpoints.preInfo.useQuery()
  const [chosen, onVenue] = useState(() => numberParam(params, 'venue'))
  const [direction, onDirection] = useState<TransferDirection>('in')
  const [amount, setAmount] = useState('')
  const [left, setLeft] = useState(false)

  const venue = wallets?.rows.find((row) => row.venueId === chosen) ?? null
  const min = info ? parseDecimal(info.transfer.min) : null
  const max = info ? parseDecimal(info.transfer.max) : null
  const available = direction === 'in' ? (wallets?.central ?? null) : (venue?.balance ?? null)
  const closed = venue && maintenanceText(venue.status, timeZone)
  const amountError = amountProblem(amount, { min, max, available })
  const problem = venue === null ? m.wallet_venue_required() : amountError
  const error = closed ?? (left ? problem : null)
  const ready = venue !== null && closed === null && amountError === null

  const fen = typedAmount(amount)
  const draft = ready && fen !== null ? draftOf(venue, direction, fen) : null

  return {
    form: {
      venueId: venue?.venueId ?? null,
      onVenue,
      direction,
      onDirection,
      amount,
      onAmount: (text) => setAmount(sanitizeAmount(text)),
      onBlur: () => setLeft(amount !== ''),
      onMax: () => {
        if (available === null) return
        setAmount(fenToDecimal(max !== null && available > max ? max : available))
        setLeft(true)
      },
      error,
      min,
      max,
      available,
      canReview: ready,
    },
    draft,
    touch: () => setLeft(true),
    clear: () => {
      setAmount('')
      setLeft(false)
    },
  }
}
