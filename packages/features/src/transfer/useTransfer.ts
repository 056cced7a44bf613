import { asFailure, walletApi } from '@koi/store'
import { useToast } from '@koi/ui'
import { useState } from 'react'
import { useBalance } from '../balance/useBalance.ts'
import { useFailureText } from '../errors/useFailureText.ts'
import type { TransferModel, TransferOptions } from './transferModel.ts'
import { useRecycle } from './useRecycle.ts'
import { useTransferForm } from './useTransferForm.ts'
import { useTransferStep } from './useTransferStep.ts'
import { useWallets } from './useWallets.ts'
import { walletSummary } from './walletSummary.ts'

/** The member's wallets and the movements between them. */
export function useTransfer({ params }: TransferOptions): TransferModel {
  const source = useWallets()
  const balance = useBalance()
  const textOf = useFailureText()
  const toast = useToast()
  const [hideZero, onHideZero] = useState(false)
  const [setAuto, auto] = walletApi.endpoints.setAutoTransfer.useMutation()
  const wallets = source.wallets && walletSummary(source.wallets)
  const { form, draft, touch, clear } = useTransferForm(params, wallets)
  const { step, review } = useTransferStep({ wallets, onDone: clear })
  const recycle = useRecycle(wallets)

  const onToggle = async (enabled: boolean) => {
    const failure = asFailure((await setAuto({ enabled })).error)
    if (failure) toast({ text: textOf(failure), tone: 'negative' })
  }

  if (!wallets) {
    if (!source.failure || source.refreshing) return { status: 'loading' }
    return { status: 'error', message: textOf(source.failure), onRetry: source.onRefresh }
  }
  return {
    status: 'ready',
    central: wallets.central,
    total: balance.status === 'guest' ? null : balance.total,
    held: balance.status === 'guest' ? null : balance.held,
    wallets: hideZero ? wallets.rows.filter((row) => row.balance !== 0n) : wallets.rows,
    choices: wallets.rows,
    hideZero,
    onHideZero,
    form: {
      ...form,
      onReview: () => {
        touch()
        if (draft) review(draft)
      },
    },
    transfer: step,
    recycle,
    auto: {
      enabled: wallets.autoTransfer,
      busy: auto.isLoading,
      onToggle: (enabled) => {
        if (!auto.isLoading) void onToggle(enabled)
      },
    },
    refreshing: source.refreshing,
    onRefresh: source.onRefresh,
  }
}
