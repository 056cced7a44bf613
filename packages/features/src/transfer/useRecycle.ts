import { recycle } from '@koi/contract/wallet'
import { m } from '@koi/i18n'
import { walletApi } from '@koi/store'
import { useMoneyFlow, type MoneyFlowStep } from '../money/useMoneyFlow.ts'
import { useBrand } from '../runtime/brand.ts'
import { maintenanceText } from '../venues/venueTexts.ts'
import { walletName, type Wallets } from './useWallets.ts'

/** A venue's wallet and what is brought back from it, in fen. */
export interface RecycleRow {
  readonly name: string
  readonly amount: bigint
}

/** A wallet whose money stays where it is, and why. */
export interface LeftRow extends RecycleRow {
  readonly reason: string
}

/** What is to come back. What lies in venues under maintenance stays. */
export interface RecycleDraft {
  readonly moves: readonly RecycleRow[]
  readonly left: readonly LeftRow[]
}

/** What came back, and what stayed. */
export interface RecycleResult {
  readonly total: bigint
  readonly moved: readonly RecycleRow[]
  readonly left: readonly LeftRow[]
}

export type RecycleStep = MoneyFlowStep<RecycleDraft, RecycleResult>

/** Bringing everything back to the central wallet. */
export interface RecycleModel {
  /** Whether there is anything to bring back from a venue that is open. */
  readonly available: boolean
  readonly busy: boolean
  readonly onReview: () => void
  readonly step: RecycleStep
}

/** Brings every venue wallet back to the central one, in one movement: all of it arrives at once. */
export function useRecycle(wallets: Wallets | null): RecycleModel {
  const { timeZone } = useBrand()
  const [send] = walletApi.endpoints.recycle.useMutation()
  const { step, onReview } = useMoneyFlow({
    call: recycle,
    send: (_: RecycleDraft, { idempotencyKey }) => send({ input: {}, idempotencyKey }),
  })
  const filled = (wallets?.items ?? []).filter(({ balance }) => balance > 0n)
  const draft: RecycleDraft = {
    moves: filled
      .filter(({ status }) => status.state === 'open')
      .map(({ name, balance }) => ({ name, amount: balance })),
    left: filled.flatMap(({ name, balance, status }) => {
      const reason = maintenanceText(status, timeZone)
      return reason === null ? [] : [{ name, amount: balance, reason }]
    }),
  }
  const nameOf = (venueId: number) => walletName(wallets, venueId, m.wallet_central())

  const steps = (): RecycleStep => {
    if (step.step === 'confirming') return { ...step, draft: step.draft ?? draft }
    if (step.step !== 'done') return step
    const { total, moved, left } = step.result
    return {
      ...step,
      result: {
        total,
        moved: moved.map(({ venueId, amount }) => ({ name: nameOf(venueId), amount })),
        left: left.map(({ venueId, amount, until }) => ({
          name: nameOf(venueId),
          amount,
          reason: maintenanceText({ state: 'maintenance', until }, timeZone) ?? '',
        })),
      },
    }
  }
  return {
    available: draft.moves.length > 0,
    busy: step.step === 'sending' || step.step === 'confirming',
    onReview: () => onReview(draft),
    step: steps(),
  }
}
