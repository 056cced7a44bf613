import { fenToDecimal } from '@koi/api-core/amount'
import { createDeposit } from '@koi/contract'
import { m } from '@koi/i18n'
import { depositApi } from '@koi/store'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFailureText } from '../errors/useFailureText.ts'
import { isRepeat } from '../money/isRepeat.ts'
import { useMoneyIntent } from '../money/useMoneyIntent.ts'
import type { DepositStep } from './depositModel.ts'
import type { DepositDraft } from './useDepositForm.ts'

/** From a reviewed draft to its order, which `onOrdered` is called with. */
export function useDepositStep(onOrdered: (id: string) => void): {
  readonly step: DepositStep
  readonly review: (draft: DepositDraft) => void
} {
  const [draft, setDraft] = useState<DepositDraft | null>(null)
  const [send] = depositApi.endpoints.createDeposit.useMutation()
  const { state, submit, reset } = useMoneyIntent(createDeposit)
  const textOf = useFailureText()

  const ordered = state.step === 'done' ? state.reply.id : null
  const leave = useEffectEvent(onOrdered)
  useEffect(() => {
    if (ordered !== null) leave(ordered)
  }, [ordered])

  const summary = draft?.summary ?? null
  const order = (again: boolean) => {
    if (!draft || !summary) return
    const { channel, network } = draft
    const input = {
      channel,
      amount: fenToDecimal(summary.amount),
      ...(network ? { network } : {}),
      ...(again ? { again } : {}),
    }
    void submit((idempotencyKey) => send({ input, idempotencyKey }))
  }
  const back = () => {
    setDraft(null)
    reset()
  }
  const steps = (): DepositStep => {
    switch (state.step) {
      case 'idle':
      case 'sending':
      case 'done':
        if (!summary) return { step: 'form' }
        return {
          step: state.step === 'idle' ? 'review' : 'sending',
          summary,
          onConfirm: () => order(false),
          onCancel: () => {
            if (state.step === 'idle') back()
          },
        }
      case 'confirming':
        return { step: 'confirming', summary }
      default: {
        const failure = state.step === 'refused' ? state.failure : null
        const repeat = failure !== null && isRepeat(failure)
        return {
          step: 'refused',
          summary,
          title: repeat ? m.deposit_repeat_title() : m.deposit_refused_title(),
          message: failure ? textOf(failure) : m.deposit_not_done(),
          onEdit: back,
          onAgain: repeat ? () => order(true) : null,
        }
      }
    }
  }
  return { step: steps(), review: setDraft }
}
