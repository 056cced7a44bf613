import { requestWithdrawal } from '@koi/contract/withdraw'
import { m } from '@koi/i18n'
import { type ApiFailure, asFailure, withdrawApi } from '@koi/store'
import { useState } from 'react'
import { useEncrypt } from '../auth/useEncrypt.ts'
import { useFailureText } from '../errors/failureText.ts'
import { type FieldModel, useField } from '../forms/useField.ts'
import { useMoneyFlow, type MoneyFlowStep } from '../money/useMoneyFlow.ts'
import type { WithdrawPasswordState } from '../withdrawPassword/usePasswordState.ts'
import {
  useWithdrawPassword,
  type WithdrawPasswordMode,
  type WithdrawPasswordModel,
} from '../withdrawPassword/useWithdrawPassword.ts'
import type { WithdrawDraft } from './useWithdrawForm.ts'

/** Where the withdrawal stands after the form. What went through is shown by its order. */
export type WithdrawStep =
  | MoneyFlowStep<WithdrawDraft>
  /** The withdraw password is set first, or replaced. */
  | {
      readonly step: 'new-password'
      readonly draft: WithdrawDraft
      readonly form: WithdrawPasswordModel
      readonly onCancel: () => void
    }
  | {
      readonly step: 'password'
      readonly draft: WithdrawDraft
      readonly password: FieldModel
      readonly canSubmit: boolean
      readonly onSubmit: () => void
      readonly onForgot: () => void
      readonly onCancel: () => void
    }

/** Whether the withdraw password was refused: it is asked for again, and nothing else is lost. */
function isPasswordRefusal({ kind, code }: ApiFailure): boolean {
  return kind === 'refused' && code !== undefined && code.startsWith('withdraw-password-')
}

/**
 * From a reviewed draft to its order: review, the withdraw password where the site asks for one, set first where there is
 * none, and the outcome. `onDone` is told the number of a withdrawal that was taken.
 */
export function useWithdrawFlow(options: {
  readonly password: WithdrawPasswordState | null
  readonly onDone: (id: string) => void
}): { readonly step: WithdrawStep; readonly onReview: (draft: WithdrawDraft) => void } {
  const asksPassword = options.password?.enable !== false
  const [stage, setStage] = useState<'review' | 'password' | WithdrawPasswordMode>('review')
  const [request] = withdrawApi.endpoints.requestWithdrawal.useMutation()
  const encrypt = useEncrypt()
  const textOf = useFailureText()
  const password = useField('', (text) => (/^\d{6}$/.test(text) ? null : m.withdraw_password_required()))
  const fresh = useWithdrawPassword({
    mode: stage === 'reset' ? 'reset' : 'set',
    onMode: setStage,
    onDone: () => {
      // What was said of the old one, a lock among it, is over.
      password.clear()
      setStage('password')
    },
  })

  const refusePassword = (failure: ApiFailure) => {
    password.clear()
    if (failure.code === 'withdraw-password-unset') setStage('set')
    else password.refuse(textOf(failure))
  }
  const { step, onReview, onClose } = useMoneyFlow({
    call: requestWithdrawal,
    send: async ({ account, amount, bonus }: WithdrawDraft, { idempotencyKey, confirmDuplicate }) => {
      const form = {
        account_id: account.id,
        amount,
        ...(confirmDuplicate ? { confirm_duplicate: true } : {}),
        // Said in the review, which was agreed to.
        ...(bonus
          ? { cancel_bonus: true, bonus_id: bonus.id, bonus_lost: bonus.lost, bonus_held: bonus.held }
          : {}),
      }
      const attempt = async (how: { readonly fresh: boolean }) => {
        if (!asksPassword) return request({ input: form, idempotencyKey })
        const { message, ...encrypted } = { secret: undefined, ...(await encrypt(password.text, how)) }
        if (message !== undefined) return message
        const { secret, ...cipher } = encrypted
        return request({ input: { ...form, password: secret, ...cipher }, idempotencyKey })
      }
      let reply = await attempt({ fresh: false })
      // The server has made itself a new key since this page read the old one.
      if (typeof reply !== 'string' && asFailure(reply.error)?.code === 'secret-unreadable') {
        const again = await attempt({ fresh: true })
        if (typeof again !== 'string') reply = again
      }
      if (typeof reply === 'string') {
        password.refuse(reply)
        return null
      }
      const failure = asFailure(reply.error)
      if (failure && isPasswordRefusal(failure)) refusePassword(failure)
      return reply
    },
    onDone: ({ id }) => options.onDone(id),
    isAnsweredInReview: isPasswordRefusal,
  })

  const onCancel = () => {
    setStage('review')
    password.clear()
    fresh.clear()
    onClose()
  }
  const reviewing = (review: Extract<WithdrawStep, { step: 'review' }>): WithdrawStep => {
    const { draft } = review
    switch (stage) {
      case 'review': {
        const toPassword = () => setStage(options.password?.isToSet ? 'set' : 'password')
        return { ...review, onConfirm: asksPassword ? toPassword : review.onConfirm, onCancel }
      }
      case 'password':
        return {
          step: 'password',
          draft,
          password: password.model,
          canSubmit: password.valid,
          onSubmit: () => {
            password.touch()
            if (password.valid) review.onConfirm()
          },
          onForgot: () => {
            fresh.clear()
            setStage('reset')
          },
          onCancel,
        }
      default:
        return { step: 'new-password', draft, form: fresh.model, onCancel }
    }
  }
  const steps = (): WithdrawStep => {
    switch (step.step) {
      case 'review':
        return reviewing(step)
      case 'duplicate':
        return { ...step, onCancel }
      case 'refused':
        return { ...step, onClose: onCancel }
      default:
        return step
    }
  }
  return { step: steps(), onReview }
}
