import { formatDateTime } from '@koi/api-core/dates'
import { transfer } from '@koi/contract/wallet'
import { m } from '@koi/i18n'
import { walletApi } from '@koi/store'
import { useMoneyFlow, type MoneyFlowStep } from '../money/useMoneyFlow.ts'
import { useBrand } from '../runtime/brand.ts'
import type { TransferDraft } from './useTransferForm.ts'
import { walletName, type Wallets } from './useWallets.ts'

/** A transfer that went through. `amount` is fen. */
export interface TransferResult extends Pick<TransferDraft, 'fromName' | 'toName' | 'amount'> {
  readonly reference: string
  /** In the business time zone. */
  readonly time: string
}

export type TransferStep = MoneyFlowStep<TransferDraft, TransferResult>

/** From a reviewed draft to its outcome. */
export function useTransferFlow(wallets: Wallets | null): {
  readonly step: TransferStep
  readonly onReview: (draft: TransferDraft) => void
} {
  const { timeZone } = useBrand()
  const [send] = walletApi.endpoints.transfer.useMutation()
  const { step, onReview } = useMoneyFlow({
    call: transfer,
    send: ({ from, to, amount }: TransferDraft, { idempotencyKey, confirmDuplicate }) => {
      const confirmed = confirmDuplicate ? { confirm_duplicate: true } : {}
      return send({ input: { from, to, amount, ...confirmed }, idempotencyKey })
    },
  })
  if (step.step !== 'done') return { step, onReview }
  const { id, at, from, to, amount } = step.result
  const result: TransferResult = {
    fromName: walletName(wallets, from, m.wallet_central()),
    toName: walletName(wallets, to, m.wallet_central()),
    amount,
    reference: id,
    time: formatDateTime(at, { timeZone }),
  }
  return { step: { ...step, result }, onReview }
}
