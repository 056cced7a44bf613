import { fenToDecimal } from '@koi/api-core/amount'
import { transfer } from '@koi/contract'
import { m } from '@koi/i18n'
import { walletApi } from '@koi/store'
import { useState } from 'react'
import { useFailureText } from '../errors/useFailureText.ts'
import { isRepeat } from '../money/isRepeat.ts'
import { useMoneyIntent } from '../money/useMoneyIntent.ts'
import type { TransferStep } from './transferModel.ts'
import type { TransferDraft } from './useTransferForm.ts'

/** From a reviewed draft to its outcome. `onDone` is called when the player closes a transfer that went through. */
export function useTransferStep(onDone: () => void): {
  readonly step: TransferStep
  readonly review: (draft: TransferDraft) => void
} {
  const [draft, setDraft] = useState<TransferDraft | null>(null)
  const [send] = walletApi.endpoints.transfer.useMutation()
  // What the server suspects to be a repeat by mistake is sent as meant when the member submits the same once more.
  const [suspected, setSuspected] = useState<string | null>(null)
  const { state, submit, reset } = useMoneyIntent(transfer)
  const textOf = useFailureText()
  if (!draft) return { step: { step: 'form' }, review: setDraft }

  const { fromName, toName, amount } = draft
  const shown = { fromName, toName, amount }
  const same = `${draft.from} ${draft.to} ${amount}`
  const back = () => {
    const repeat = state.step === 'refused' && isRepeat(state.failure)
    setSuspected(repeat ? same : null)
    setDraft(null)
    reset()
  }
  const steps = (): TransferStep => {
    switch (state.step) {
      case 'idle':
      case 'sending':
        return {
          step: state.step === 'idle' ? 'review' : 'sending',
          ...shown,
          onConfirm: () => {
            const again = suspected === same ? { again: true } : {}
            const input = { from: draft.from, to: draft.to, amount: fenToDecimal(amount), ...again }
            void submit((idempotencyKey) => send({ input, idempotencyKey }))
          },
          onCancel: () => {
            if (state.step === 'idle') back()
          },
        }
      case 'confirming':
        return { step: 'confirming', ...shown }
      case 'done':
        return {
          step: 'done',
          ...shown,
          reference: state.reply.id,
          at: state.reply.at,
          onClose: () => {
            back()
            onDone()
          },
        }
      default: {
        const message = state.step === 'refused' ? textOf(state.failure) : m.wallet_not_done()
        return { step: 'refused', ...shown, message, onEdit: back }
      }
    }
  }
  return { step: steps(), review: setDraft }
}
