import type { WithdrawalState } from '@koi/contract'
import type { AccountEntry } from '../accounts/index.ts'
import type { WithdrawQuote } from './withdrawModel.ts'

/** One rung of a withdrawal's ladder. */
export interface WithdrawalRung {
  readonly id: WithdrawalState
  readonly label: string
  readonly state: 'done' | 'current' | 'waiting' | 'failed'
  /** When it was reached or is expected, in the business time zone. */
  readonly time: string | null
  /** What it means, and the reason of a rejection. */
  readonly detail: string | null
}

/** One withdrawal with its ladder. */
export type WithdrawalModel =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      readonly id: string
      readonly state: WithdrawalState
      readonly label: string
      readonly quote: WithdrawQuote
      readonly account: Pick<AccountEntry, 'kind' | 'name' | 'number' | 'tail' | 'picture' | 'group'>
      readonly requestedAt: string
      readonly ladder: readonly WithdrawalRung[]
      /** It goes on by itself, and is asked for while the page is seen. */
      readonly under: boolean
    }
