import { fenToDecimal, parseDecimal } from '@koi/api-core/amount'
import { transfer } from '@koi/contract'
import { m } from '@koi/i18n'
import { walletApi } from '@koi/store'
import { useState } from 'react'
import { useFailureText } from '../errors/useFailureText.ts'
import { isRepeat } from '../money/isRepeat.ts'
import { useMoneyIntent } from '../money/useMoneyIntent.ts'
import type { TransferStep } from './transferModel.ts'
import type { TransferDraft } from './useTransferForm.ts'
import type { WalletSummary } from './walletSummary.ts'

const unknown = { fromName: null, toName: null, amount: null }

/**
 * From a reviewed draft to its outcome. `onDone` is called when the player closes a transfer that went through. One that a
 * page before has left unsettled comes first; only its answer tells what it was.
 */
export function useTransferStep({
  wallets,
  onDone,
}: {
  readonly wallets: WalletSummary | null
  readonly onDone: () => void
}): { readonly step: TransferStep; readonly review: (draft: TransferDraft) => void } {
  const [draft, setDraft] = useState<TransferDraft | null>(null)
  const [send] = walletApi.endpoints.transfer.useMutation()
  const { state, submit, reset } = useMoneyIntent(transfer)
  const textOf = useFailureText()

  const nameOf = (venueId: number) =>
    venueId === 0
      ? m.wallet_central()
      : (wallets?.rows.find((row) => row.venueId === venueId)?.name ?? String(venueId))
  const shown = draft && { fromName: draft.fromName, toName: draft.toName, amount: draft.amount }
  const back = () => {
    setDraft(null)
    reset()
  }
  const onSend = (again: boolean) => {
    if (!draft) return
    const { from, to, amount } = draft
    const input = { from, to, amount: fenToDecimal(amount), ...(again ? { again } : {}) }
    void submit((idempotencyKey) => send({ input, idempotencyKey }))
  }
  const steps = (): TransferStep => {
    switch (state.step) {
      case 'idle':
      case 'sending':
        if (!shown) return { step: 'form' }
        return {
          step: state.step === 'idle' ? 'review' : 'sending',
          ...shown,
          onConfirm: () => onSend(false),
          onCancel: () => {
            if (state.step === 'idle') back()
          },
        }
      case 'confirming':
        return { step: 'confirming', ...(shown ?? unknown) }
      case 'done': {
        const { id, at, from, to, amount } = state.reply
        return {
          step: 'done',
          fromName: nameOf(from),
          toName: nameOf(to),
          amount: parseDecimal(amount),
          reference: id,
          at,
          onClose: () => {
            back()
            onDone()
          },
        }
      }
      case 'refused': {
        const message = textOf(state.failure)
        if (!shown || !isRepeat(state.failure))
          return { step: 'refused', ...(shown ?? unknown), message, onEdit: back }
        return { step: 'repeat', ...shown, message, onAgain: () => onSend(true), onCancel: back }
      }
      default:
        return { step: 'refused', ...(shown ?? unknown), message: m.wallet_not_done(), onEdit: back }
    }
  }
  return { step: steps(), review: setDraft }
}
