import { formatAmount } from '@koi/api-core/amount'
import type { PayoutKind, PayoutTarget } from '@koi/contract/account'
import type { withdrawTerms } from '@koi/contract/withdraw'
import { m } from '@koi/i18n'
import type { Reply } from '@koi/contract'
import { accountApi, useStoreSelector } from '@koi/store'
import { useState } from 'react'
import { accountEntry, type AccountEntry, accountKinds, useAccountsOf } from '../accounts/index.ts'
import { type AmountFieldModel, useAmountField } from '../money/useAmountField.ts'
import { routes, withBack, type UrlState } from '../routing/index.ts'
import { useBrand } from '../runtime/brand.ts'
import { useRuntime } from '../runtime/runtime.ts'
import { shortTime } from '../time/shortTime.ts'
import { usePayoutKind } from './usePayoutKind.ts'
import { quoteOf, type WithdrawQuote } from './withdrawQuote.ts'

export type WithdrawTerms = Reply<typeof withdrawTerms>

/** A withdrawal that was looked at. */
export interface WithdrawDraft extends WithdrawQuote {
  readonly account: AccountEntry
  /** When it arrives in most cases, in the business time zone: `11-21 20:45`. */
  readonly arrivesBy: string
  /** The bonus that ends with it, and what that keeps and takes; null while none runs. */
  readonly bonus: WithdrawTerms['bonus']
}

/** The form: to which account, how much. */
export interface WithdrawForm {
  readonly kind: PayoutKind
  readonly onKind: (kind: PayoutKind) => void
  /** The accounts of this kind; null while they are loading. */
  readonly accounts: readonly AccountEntry[] | null
  readonly accountId: string | null
  readonly onAccount: (id: string) => void
  /** Where an account of this kind is bound; it comes back here. */
  readonly bindPath: string
  readonly amount: AmountFieldModel
  readonly fee: bigint
  /** Minutes in which it arrives in most cases. */
  readonly minutes: number
  /** What the amount comes to; null while it is none. */
  readonly quote: WithdrawQuote | null
  /** Why nothing can be withdrawn to this kind of account now. */
  readonly blocked: string | null
  /** Why nothing can be withdrawn now, whatever is typed: what is still to be staked, or `blocked`. */
  readonly reason: string | null
  readonly canReview: boolean
  readonly onReview: () => void
}

const minute = 60_000

/** The coin and its rate, in fen for one coin, of an account; null where there is none, and while it is not known. */
function useCoinRate(
  target: Pick<PayoutTarget, 'code' | 'network'> | null,
): { readonly coin: string; readonly rate: bigint } | null {
  const member = useStoreSelector((state) => state.session.status === 'member')
  const network = target?.network ?? null
  const skip = !member || network === null
  const { currentData } = accountApi.endpoints.coinProtocols.useQuery(undefined, { skip })
  const found = currentData?.items.find(({ coin, protocol }) => coin === target?.code && protocol === network)
  return skip || !found ? null : { coin: found.coin, rate: found.rate }
}

/** What the rules say against any withdrawal now; a member who would be refused is told before typing. */
function blockedBy({ daily, available }: WithdrawTerms, min: bigint, timeZone: string): string | null {
  if (daily.left === 0) {
    const time = shortTime(daily.resetsAt, timeZone)
    return m.withdraw_daily_none({ limit: daily.limit, time })
  }
  return available < min ? m.withdraw_too_little({ min: formatAmount(min) }) : null
}

/** The form of a withdrawal over the terms, null while they are not known; `onReview` is called with what may be sent. */
export function useWithdrawForm(
  url: UrlState,
  terms: WithdrawTerms | null,
  onReview: (draft: WithdrawDraft) => void,
): WithdrawForm | null {
  const { timeZone } = useBrand()
  const { serverClock } = useRuntime()
  const payout = usePayoutKind(url)
  const kind = payout.kind ?? 'bank'
  const { currentData } = useAccountsOf(kind)
  const [chosen, onAccount] = useState<string | null>(null)
  const accounts = (payout.kind && currentData?.items.map(accountEntry)) ?? null
  const account =
    accounts?.find(({ id }) => id === chosen) ??
    accounts?.find(({ isDefault }) => isDefault) ??
    accounts?.[0] ??
    null
  const coin = useCoinRate(currentData?.items.find(({ id }) => id === account?.id) ?? null)
  const rules = terms?.kinds.find((known) => known.kind === kind)
  const { min, max, fee, minutes } = rules ?? { min: 0n, max: 0n, fee: 0n, minutes: 0 }
  const { field, amount, touch } = useAmountField({ min, max, available: terms?.available ?? null })
  if (!terms) return null

  const quote = quoteOf(amount, fee, coin)
  const blocked = blockedBy(terms, min, timeZone)
  const { remaining } = terms.turnover
  const reason =
    remaining === 0n ? blocked : m.withdraw_turnover_title({ remaining: formatAmount(remaining) })
  const ready = account !== null && quote !== null && reason === null ? { ...quote, account } : null
  return {
    kind,
    onKind: payout.onKind,
    accounts,
    accountId: account?.id ?? null,
    onAccount,
    bindPath: withBack(accountKinds[kind].path, `${routes.withdraw}?type=${kind}`),
    amount: field,
    fee,
    minutes,
    quote,
    blocked,
    reason,
    canReview: ready !== null,
    onReview: () => {
      touch()
      if (!ready) return
      const arrives = serverClock.now() + minutes * minute
      onReview({
        ...ready,
        arrivesBy: shortTime(arrives, timeZone),
        bonus: terms.bonus,
      })
    },
  }
}
