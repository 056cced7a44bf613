import { useState } from 'react'
import { usePasswordState } from './usePasswordState.ts'
import { useWithdrawPassword } from './useWithdrawPassword.ts'
import type { WithdrawPasswordEntry, WithdrawPasswordMode } from './withdrawPasswordModel.ts'

/** The withdraw password among what protects the account: set when there is none, changed or set anew when there is one. */
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
