import { fenToDecimal, formatAmount, parseDecimal, sanitizeAmount } from '@koi/api-core/amount'
import { formatDateTime } from '@koi/api-core/dates'
import type { withdrawTerms } from '@koi/contract'
import { m } from '@koi/i18n'
import type { Reply } from '@koi/store'
import { useState } from 'react'
import { accountEntry, bindPaths, useAccountsOf } from '../accounts/index.ts'
import { useRuntime } from '../app/useRuntime.ts'
import { amountProblem, typedAmount } from '../money/index.ts'
import { routes, withBack, type UrlState } from '../routing/index.ts'
import { quoteOf } from './quoteOf.ts'
import { useCoinRate } from './useCoinRate.ts'
import { useKind } from './useKind.ts'
import type { WithdrawDraft, WithdrawForm } from './withdrawModel.ts'

type Terms = Reply<typeof withdrawTerms>

const minute = 60_000

/** What the rules say against any withdrawal now; a member who would be refused is told before typing. */
function blockedBy(terms: Terms, min: bigint, timeZone: string): string | null {
  const { daily } = terms
  if (daily.left === 0) {
    const time = formatDateTime(daily.resetsAt, { timeZone }).slice(5, 16)
    return m.withdraw_daily_none({ limit: daily.limit, time })
  }
  if (parseDecimal(terms.available) < min) return m.withdraw_too_little({ min: formatAmount(min) })
  return null
}

/** The form of a withdrawal over the terms as they are known; `draft` makes what is looked at and sent. */
export function useWithdrawForm(url: UrlState): {
  readonly formOf: (terms: Terms) => {
    readonly form: Omit<WithdrawForm, 'onReview'>
    readonly draft: () => WithdrawDraft | null
  }
  /** Shows what is wrong even if the field was never left. */
  readonly touch: () => void
} {
  const { brand, serverClock } = useRuntime()
  const { timeZone } = brand
  const known = useKind(url)
  const kind = known.kind ?? 'bank'
  const { currentData } = useAccountsOf(kind)
  const [chosen, onAccount] = useState<string | null>(null)
  const [amount, setAmount] = useState('')
  const [left, setLeft] = useState(false)
  const accounts = (known.kind && currentData?.items.map(accountEntry)) ?? null
  const account =
    accounts?.find(({ id }) => id === chosen) ??
    accounts?.find(({ preferred }) => preferred) ??
    accounts?.[0] ??
    null
  const coin = useCoinRate(currentData?.items.find(({ id }) => id === account?.id) ?? null)

  const formOf = (terms: Terms) => {
    const rules = terms.kinds.find((known) => known.kind === kind)
    const [min, max, fee] = rules
      ? [parseDecimal(rules.min), parseDecimal(rules.max), parseDecimal(rules.fee)]
      : [0n, 0n, 0n]
    const minutes = rules?.minutes ?? 0
    const available = parseDecimal(terms.available)
    const problem = amountProblem(amount, { min, max, available })
    const quote = quoteOf(typedAmount(amount), fee, coin)
    const blocked = blockedBy(terms, min, timeZone)
    const ready = account !== null && quote !== null && problem === null
    const remaining = parseDecimal(terms.turnover.remaining)
    const reason =
      remaining === 0n ? blocked : m.withdraw_turnover_title({ remaining: formatAmount(remaining) })
    const canReview = ready && reason === null
    return {
      form: {
        kind,
        onKind: (next: typeof kind) => {
          setLeft(false)
          known.onKind(next)
        },
        accounts,
        accountId: account?.id ?? null,
        onAccount,
        bindPath: withBack(bindPaths[kind], `${routes.withdraw}?type=${kind}`),
        amount,
        onAmount: (text: string) => setAmount(sanitizeAmount(text)),
        onBlur: () => setLeft(amount !== ''),
        onMax: () => {
          setAmount(fenToDecimal(available > max ? max : available))
          setLeft(true)
        },
        error: left ? problem : null,
        min,
        max,
        fee,
        minutes,
        quote: problem === null ? quote : null,
        blocked,
        reason,
        canReview,
      },
      draft: () => {
        if (!canReview) return null
        const arrives = serverClock.now() + minutes * minute
        return { ...quote, account, arrivesBy: formatDateTime(arrives, { timeZone }).slice(5, 16) }
      },
    }
  }
  return { formOf, touch: () => setLeft(true) }
}
