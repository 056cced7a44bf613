import { createUuid } from '@koi/api-core'
import { asFailure, isUnclear } from '@koi/store'
import type { ApiFailure } from '@koi/store'
import { useEffect, useRef, useState } from 'react'
import { useRuntime } from '../app/useRuntime.ts'
import { retryDelay } from './retryDelay.ts'

/** Where one money-moving intent stands. */
export type MoneyState<T> =
  | { readonly step: 'idle' | 'sending' | 'confirming' }
  | { readonly step: 'done'; readonly reply: T }
  | { readonly step: 'refused'; readonly failure: ApiFailure }

/** What a mutation answers. */
type Outcome<T> = { readonly data?: T | undefined; readonly error?: Parameters<typeof asFailure>[0] }

/**
 * Sends one intent under one key. While its outcome is unclear (timeout, lost connection) the same key is sent again, which
 * the server answers as it did the first time, until there is a clear answer: nothing moves twice, and nothing stays open.
 */
export function useMoneyIntent<T>() {
  const { random, timers } = useRuntime()
  const [state, setState] = useState<MoneyState<T>>({ step: 'idle' })
  const run = useRef(0)
  const pause = (ms: number) => new Promise<void>((resolve) => void timers.after(ms, resolve))

  // A screen that is gone asks no more; balances tell the outcome.
  useEffect(
    () => () => {
      run.current += 1
    },
    [],
  )

  const submit = async (send: (idempotencyKey: string) => Promise<Outcome<T>>): Promise<void> => {
    run.current += 1
    const mine = run.current
    const key = createUuid(random)
    setState({ step: 'sending' })
    for (let attempt = 0; run.current === mine; attempt += 1) {
      const { data, error } = await send(key)
      if (run.current !== mine) return
      if (data !== undefined) return setState({ step: 'done', reply: data })
      const failure = asFailure(error) ?? { kind: 'unexpected' }
      if (!isUnclear(failure)) return setState({ step: 'refused', failure })
      setState({ step: 'confirming' })
      await pause(retryDelay(attempt))
    }
  }

  return { state, submit, reset: () => setState({ step: 'idle' }) }
}
