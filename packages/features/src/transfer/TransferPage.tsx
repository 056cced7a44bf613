import { useSearchParams } from 'react-router-dom'
import { usePreferences } from '../preferences/usePreferences.ts'
import { RecycleFlow } from './RecycleFlow.tsx'
import { TransferFlow } from './TransferFlow.tsx'
import { useTransfer, type ReadyTransfer, type TransferModel } from './useTransfer.ts'

export interface TransferViewProps {
  readonly transfer: TransferModel
  /** Whether amounts are masked on this device. */
  readonly hidden: boolean
}

/** What the page of transfers shows. */
export function useTransferPage(): TransferViewProps {
  const [params] = useSearchParams()
  const { hideAmounts } = usePreferences()
  return { transfer: useTransfer({ params }), hidden: hideAmounts }
}

/** What follows the form of a transfer, and the question before everything is brought back. */
export function TransferDialogs({ model }: { readonly model: Pick<ReadyTransfer, 'step' | 'recycle'> }) {
  return (
    <>
      <TransferFlow step={model.step} />
      <RecycleFlow recycle={model.recycle} />
    </>
  )
}
