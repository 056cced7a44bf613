import { useState } from 'react'
import { usePasswordState } from './usePasswordState.ts'
import {
  useWithdrawPassword,
  type WithdrawPasswordMode,
  type WithdrawPasswordModel,
} from './useWithdrawPassword.ts'

/** Whether the withdraw password is set, and the form that sets or changes it. */
export interface WithdrawPasswordEntry {
  /** `off` where the site asks for none, and while that is not known. */
  readonly state: 'off' | 'unset' | 'set'
  /** The form while it is open. */
  readonly form: WithdrawPasswordModel | null
  /** Opens the form that fits the state. */
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** Opens the form that sets the withdraw password when there is none, and the one that changes or resets it otherwise. */
export function useWithdrawPasswordEntry({
  onSaved,
}: {
  readonly onSaved: () => void
}): WithdrawPasswordEntry {
  const { password } = usePasswordState()
  const [mode, setMode] = useState<WithdrawPasswordMode | null>(null)
  const { model, clear } = useWithdrawPassword({
    mode: mode ?? 'set',
    onMode: setMode,
    onDone: () => {
      setMode(null)
      onSaved()
    },
  })
  return {
    state: password?.enable ? (password.isUsed ? 'set' : 'unset') : 'off',
    form: mode === null ? null : model,
    onOpen: () => {
      clear()
      setMode(password?.isUsed ? 'change' : 'set')
    },
    onClose: () => {
      if (model.status !== 'submitting') setMode(null)
    },
  }
}
