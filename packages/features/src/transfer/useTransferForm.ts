import { m } from '@koi/i18n'
import { authApi } from '@koi/store'
import { useState } from 'react'
import { useAmountField, type AmountFieldModel } from '../money/useAmountField.ts'
import { numberParam } from '../routing/address.ts'
import { useBrand } from '../runtime/brand.ts'
import { maintenanceText } from '../venues/venueTexts.ts'
import type { WalletRow, Wallets } from './useWallets.ts'

/** From the central wallet into a venue's, or out of it. */
export type TransferDirection = 'in' | 'out'

/** The form: between the central wallet and the wallet of one venue. */
export interface TransferForm {
  readonly venueId: number | null
  readonly onVenue: (venueId: number) => void
  readonly direction: TransferDirection
  readonly onDirection: (direction: TransferDirection) => void
  readonly amount: AmountFieldModel
  /** What the source wallet holds, in fen. */
  readonly available: bigint | null
  readonly canReview: boolean
  readonly onReview: () => void
}

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

/** Four round amounts from a hundred times the least one on, as far as one transfer may go. */
function quickAmounts(min: bigint, max: bigint): readonly bigint[] {
  return [1n, 5n, 10n, 50n].map((times) => min * 100n * times).filter((amount) => amount <= max)
}

/** The transfer form over the wallets as they are known; `onReview` is called with what may be sent. */
export function useTransferForm(
  params: URLSearchParams,
  wallets: Wallets | null,
  onReview: (draft: TransferDraft) => void,
): { readonly form: TransferForm; readonly clear: () => void } {
  const { timeZone } = useBrand()
  const { data: info } = authApi.endpoints.preInfo.useQuery()
  const [chosen, onVenue] = useState(() => numberParam(params, 'venue'))
  const [direction, onDirection] = useState<TransferDirection>('in')

  const venue = wallets?.items.find((item) => item.venueId === chosen) ?? null
  const available = direction === 'in' ? (wallets?.central ?? null) : (venue?.balance ?? null)
  const limits = info?.transfer ?? null
  const { field, amount, touched, touch, clear } = useAmountField(
    { min: limits?.min ?? null, max: limits?.max ?? null, available },
    limits ? quickAmounts(limits.min, limits.max) : [],
  )
  const closed = venue && maintenanceText(venue.status, timeZone)
  const missing = touched && venue === null ? m.wallet_venue_required() : null
  const draft =
    venue !== null && closed === null && amount !== null ? draftOf(venue, direction, amount) : null
  return {
    form: {
      venueId: venue?.venueId ?? null,
      onVenue,
      direction,
      onDirection,
      amount: { ...field, error: closed ?? missing ?? field.error },
      available,
      canReview: draft !== null,
      onReview: () => {
        touch()
        if (draft) onReview(draft)
      },
    },
    clear,
  }
}
