import { fenToDecimal } from '@koi/api-core/amount'
import { requestWithdrawal } from '@koi/contract'
import { m } from '@koi/i18n'
import { asFailure, withdrawApi } from '@koi/store'
import type { ApiFailure } from '@koi/store'
import { useEffect, useEffectEvent, useState } from 'react'
import { useField } from '../auth/useField.ts'
import { useSeal } from '../auth/useSeal.ts'
import { useFailureText } from '../errors/useFailureText.ts'
import { isRepeat, useMoneyIntent } from '../money/index.ts'
import type { WithdrawPasswordState } from './passwordState.ts'
import { useWithdrawPassword } from './useWithdrawPassword.ts'
import type { WithdrawDraft, WithdrawStep } from './withdrawModel.ts'
import type { WithdrawPasswordMode } from './withdrawPasswordModel.ts'

/** Whether the withdraw password was the trouble: it is asked for again, and nothing else is lost. */
function isPasswordRefusal({ kind, code }: ApiFailure): boolean {
  return kind === 'refused' && code !== undefined && code.startsWith('withdraw-password-')
}

/**
 * From a reviewed draft to its order: review, the withdraw password where the site asks for one, set first where there is
 * none, and the outcome. `onDone` is told the number of a withdrawal that was taken.
 */
export function useWithdrawStep(options: {
  readonly password: WithdrawPasswordState | null
  readonly onDone: (id: string) => void
}): { readonly step: WithdrawStep; readonly review: (draft: WithdrawDraft) => void } {
  const [draft, setDraft] = useState<WithdrawDraft | null>(null)
  const [stage, setStage] = useState<'review' | 'password' | WithdrawPasswordMode>('review')
  const [sealing, setSealing] = useState(false)
  const [send] = withdrawApi.endpoints.requestWithdrawal.useMutation()
  const { state, submit, reset } = useMoneyIntent(requestWithdrawal)
  const seal = useSeal()
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
  const asked = options.password?.enable !== false

  const back = () => {
    setDraft(null)
    setStage('review')
    password.clear()
    fresh.clear()
    reset()
  }
  const order = state.step === 'done' ? state.reply.id : null
  const onDone = useEffectEvent(options.onDone)
  useEffect(() => {
    if (order !== null) onDone(order)
  }, [order])

  if (!draft) {
    // What a page before has left unsettled comes first.
    if (state.step === 'confirming') return { step: { step: 'confirming', draft }, review: setDraft }
    if (state.step !== 'not-done') return { step: { step: 'form' }, review: setDraft }
    const message = m.withdraw_not_done()
    return { step: { step: 'refused', draft, message, onEdit: back }, review: setDraft }
  }

  const onSend = async (again: boolean) => {
    if (sealing) return
    setSealing(true)
    const sealed = asked ? await seal(password.text) : { secret: undefined }
    setSealing(false)
    if ('message' in sealed && sealed.message !== undefined) return password.refuse(sealed.message)
    const form = {
      account_id: draft.account.id,
      amount: fenToDecimal(draft.amount),
      ...(again ? { again } : {}),
    }
    await submit(async (idempotencyKey) => {
      const secret = { password: sealed.secret, cipher: 'cipher' in sealed ? sealed.cipher : undefined }
      let sent = await send({ input: { ...form, ...secret }, idempotencyKey })
      if (asFailure(sent.error)?.code === 'secret-unreadable') {
        // The server has made itself a new key since this page read the old one.
        const anew = await seal(password.text, { fresh: true })
        if (anew.message !== undefined) return sent
        sent = await send({ input: { ...form, password: anew.secret, cipher: anew.cipher }, idempotencyKey })
      }
      const failure = asFailure(sent.error)
      if (failure && isPasswordRefusal(failure)) {
        password.clear()
        if (failure.code === 'withdraw-password-unset') setStage('set')
        else password.refuse(textOf(failure))
      }
      return sent
    })
  }
  // A withdrawal that was taken is shown by its order, which is on its way.
  const busy = sealing || state.step === 'sending' || state.step === 'done'
  const onCancel = () => {
    if (!busy) back()
  }
  const entering = (): WithdrawStep => {
    switch (stage) {
      case 'review':
        return {
          step: 'review',
          draft,
          sends: !asked,
          sending: busy,
          onNext: () => {
            if (!asked) void onSend(false)
            else setStage(options.password?.isToSet ? 'set' : 'password')
          },
          onCancel,
        }
      case 'password':
        return {
          step: 'password',
          draft,
          password: password.model,
          sending: busy,
          canSubmit: password.valid && !busy,
          onSubmit: () => {
            password.touch()
            if (password.valid) void onSend(false)
          },
          onForgot: () => {
            fresh.clear()
            setStage('reset')
          },
          onCancel,
        }
      default:
        return {
          step: 'new-password',
          draft,
          form: fresh.model,
          onCancel: () => {
            if (fresh.model.status !== 'submitting') back()
          },
        }
    }
  }
  const steps = (): WithdrawStep => {
    switch (state.step) {
      case 'confirming':
        return { step: 'confirming', draft }
      case 'not-done':
        return { step: 'refused', draft, message: m.withdraw_not_done(), onEdit: back }
      case 'refused': {
        const { failure } = state
        if (isPasswordRefusal(failure)) return entering()
        const message = textOf(failure)
        if (!isRepeat(failure)) return { step: 'refused', draft, message, onEdit: back }
        return {
          step: 'repeat',
          draft,
          message,
          onAgain: () => void onSend(true),
          onCancel: back,
        }
      }
      default:
        return entering()
    }
  }
  return { step: steps(), review: setDraft }
}
