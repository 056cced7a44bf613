import { createUuid } from '@koi/api-core'
import type { StandardSchema } from '@koi/api-core'
import { asFailure, isUnclear } from '@koi/store'
import { useEffect, useRef, useState } from 'react'
import { useRuntime } from '../app/useRuntime.ts'
import type { MoneyState } from './moneyState.ts'
import { retryDelay } from './retryDelay.ts'
import { useOutcome } from './useOutcome.ts'

/** What a mutation answers. */
type Outcome<T> = { readonly data?: T | undefined; readonly error?: Parameters<typeof asFailure>[0] }

/** An intent to move money, and how to bring it on its way. */
export interface MoneyIntentModel<T> {
  readonly state: MoneyState<T>
  /** Sends the intent under a key of its own; does nothing while one is under way. */
  readonly submit: (send: (idempotencyKey: string) => Promise<Outcome<T>>) => Promise<void>
  /** Forgets how the last one ended; does nothing while one is under way. */
  readonly reset: () => void
}

/**
 * Sends an intent once, under one key. When its reply never comes (timeout, lost connection) nothing is sent again:
 * `money.outcome` is asked by the key, with growing pauses, until the server says that it took effect, with the answer
 * that was lost, or that it did not and never will. So nothing moves twice, and nothing stays open.
 *
 * A page that is reloaded, left or opened twice has no key to ask by: there the server refuses the same request under
 * another key with `repeat-suspected`, and only a member who means it sends `again`.
 */
export function useMoneyIntent<T>(call: {
  /** The endpoint's: what a lost answer is read by. */
  readonly output: StandardSchema<unknown, T>
}): MoneyIntentModel<T> {
  const { random, timers } = useRuntime()
  const askOutcome = useOutcome(call.output)
  const [state, setState] = useState<MoneyState<T>>({ step: 'idle' })
  const run = useRef(0)
  const busy = useRef(false)
  const pause = (ms: number) => new Promise<void>((resolve) => void timers.after(ms, resolve))

  // A screen that is gone asks no more; the records tell the outcome.
  useEffect(
    () => () => {
      run.current += 1
      busy.current = false
    },
    [],
  )

  const resolve = async (key: string, mine: number): Promise<void> => {
    for (let attempt = 0; run.current === mine; attempt += 1) {
      const settled = await askOutcome(key)
      if (run.current !== mine) return
      if (settled) return setState(settled)
      await pause(retryDelay(attempt))
    }
  }

  const submit: MoneyIntentModel<T>['submit'] = async (send) => {
    if (busy.current) return
    busy.current = true
    run.current += 1
    const mine = run.current
    const key = createUuid(random)
    setState({ step: 'sending' })
    const { data, error } = await send(key)
    if (run.current !== mine) return
    if (data === undefined) {
      const failure = asFailure(error) ?? { kind: 'unexpected' }
      if (isUnclear(failure)) {
        setState({ step: 'confirming' })
        await resolve(key, mine)
      } else setState({ step: 'refused', failure })
    } else setState({ step: 'done', reply: data })
    if (run.current === mine) busy.current = false
  }

  const reset = () => {
    if (!busy.current) setState({ step: 'idle' })
  }
  return { state, submit, reset }
}
