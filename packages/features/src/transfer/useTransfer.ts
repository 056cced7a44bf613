import { asFailure, walletApi } from '@koi/store'
import { useToast } from '@koi/ui'
import { useState } from 'react'
import { useBalance } from '../balance/useBalance.ts'
import { useFailureText } from '../errors/failureText.ts'
import { useRecycle, type RecycleModel } from './useRecycle.ts'
import { useTransferFlow, type TransferStep } from './useTransferFlow.ts'
import { useTransferForm, type TransferForm } from './useTransferForm.ts'
import { useWallets, type WalletRow } from './useWallets.ts'

export type TransferModel =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      readonly central: bigint
      /** All that is the member's, held stakes included, as everywhere; null when it is not known for sure (D7). */
      readonly total: bigint | null
      /** Stakes of rounds that are not settled. */
      readonly held: bigint | null
      /** What is on show: without the empty ones while `hideZero` is set. */
      readonly wallets: readonly WalletRow[]
      /** Every wallet, to choose one for the form. */
      readonly choices: readonly WalletRow[]
      readonly hideZero: boolean
      readonly onHideZero: (hide: boolean) => void
      readonly form: TransferForm
      readonly step: TransferStep
      readonly recycle: RecycleModel
      readonly auto: {
        readonly enabled: boolean
        readonly busy: boolean
        readonly onToggle: (enabled: boolean) => void
      }
      readonly refreshing: boolean
      readonly onRefresh: () => void
    }

/** The transfer screen once the wallets are known. */
export type ReadyTransfer = Extract<TransferModel, { status: 'ready' }>

export interface TransferOptions {
  /** `useSearchParams()[0]`; key used: `venue`, the wallet chosen at first. */
  readonly params: URLSearchParams
}

/** The member's wallets and the movements between them. */
export function useTransfer({ params }: TransferOptions): TransferModel {
  const { wallets, failure, refreshing, onRefresh } = useWallets()
  const balance = useBalance()
  const textOf = useFailureText()
  const toast = useToast()
  const [hideZero, onHideZero] = useState(false)
  const [setAuto, auto] = walletApi.endpoints.setAutoTransfer.useMutation()
  const { step, onReview } = useTransferFlow(wallets)
  const { form, clear } = useTransferForm(params, wallets, onReview)
  const recycle = useRecycle(wallets)

  const onToggle = async (enabled: boolean) => {
    const refused = asFailure((await setAuto({ enabled })).error)
    if (refused) toast({ text: textOf(refused), tone: 'negative' })
  }

  const onClose = () => {
    if (step.step !== 'done') return
    step.onClose()
    clear()
  }

  if (!wallets) {
    if (!failure || refreshing) return { status: 'loading' }
    return { status: 'error', message: textOf(failure), onRetry: onRefresh }
  }
  return {
    status: 'ready',
    central: wallets.central,
    total: balance.status === 'guest' ? null : balance.total,
    held: balance.status === 'guest' ? null : balance.held,
    wallets: hideZero ? wallets.items.filter((row) => row.balance !== 0n) : wallets.items,
    choices: wallets.items,
    hideZero,
    onHideZero,
    form,
    step: step.step === 'done' ? { ...step, onClose } : step,
    recycle,
    auto: {
      enabled: wallets.autoTransfer,
      busy: auto.isLoading,
      onToggle: (enabled) => {
        if (!auto.isLoading) void onToggle(enabled)
      },
    },
    refreshing,
    onRefresh: () => {
      onRefresh()
      if (balance.status !== 'guest') balance.onRefresh()
    },
  }
}
