import { createUuid, type StandardSchema } from '@koi/api-core'
import { type ApiFailure, asFailure, isOutcomeUnknown, moneyApi, useStoreSelector } from '@koi/store'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRuntime } from '../runtime/runtime.ts'
import { pendingIntents } from './pendingIntents.ts'

/** Where one money-moving intent stands. */
export type MoneyState<T> =
  | { readonly step: 'idle' | 'sending' }
  /** The reply never came; the server is asked how it ended, `结果确认中`. */
  | { readonly step: 'confirming' }
  | { readonly step: 'done'; readonly reply: T }
  /** It is settled that nothing moved, and that nothing will: the member may ask anew. */
  | { readonly step: 'not-done' }
  | { readonly step: 'refused'; readonly failure: ApiFailure }

/** What a mutation answers. */
export type MutationReply<T> = {
  readonly data?: T | undefined
  readonly error?: Parameters<typeof asFailure>[0]
}

/** An intent to move money, and how to bring it on its way. */
export interface MoneyIntentModel<T> {
  readonly state: MoneyState<T>
  /** Sends the intent under a key of its own, null when it could not be sent; does nothing while one is under way. */
  readonly submit: (send: (idempotencyKey: string) => Promise<MutationReply<T> | null>) => Promise<void>
  /** Forgets how the last one ended; does nothing while one is under way. */
  readonly reset: () => void
}

/** How long to wait before an outcome is asked for again, in ms: 1 s, then twice as long each time, at most 15 s. */
export function retryDelay(attempt: number): number {
  return Math.min(15_000, 1000 * 2 ** attempt)
}

/** What asking can settle; null leaves it open. */
type Settled<T> = Extract<MoneyState<T>, { step: 'done' | 'not-done' }> | null

/**
 * Asks the server once how a call ended, by its key. Only its answer settles anything: one that this page cannot read, or
 * a session that is over, leaves it open. Never is money called lost, or moved, that might not be.
 */
function useOutcome<T>(answers: StandardSchema<unknown, T>): (key: string) => Promise<Settled<T>> {
  const [requestOutcome] = moneyApi.endpoints.outcome.useMutation()
  return async (key) => {
    const { data } = await requestOutcome({ key })
    if (data?.state === 'not-done') return { step: 'not-done' }
    if (data?.state !== 'done') return null
    const result = await answers['~standard'].validate(data.answer)
    return result.issues ? null : { step: 'done', reply: result.value }
  }
}

/**
 * Sends an intent once, under one key. When its reply never comes (timeout, lost connection, end of the session) nothing is
 * sent again: `money.outcome` is asked by the key, with growing pauses, until the server says that it took effect, with the
 * answer that was lost, or that it did not and never will. So nothing moves twice, and nothing stays open.
 *
 * The key is noted before it is sent, until the end is known. A page that was reloaded or left, or whose member had to log
 * in again, finds it and is `confirming` from the start. Another tab has no note of it: there the server refuses the same
 * request under another key with `duplicate-suspected`, and only a member who means it sends `confirm_duplicate`.
 */
export function useMoneyIntent<T>(call: {
  /** The endpoint's: what its notes are found by. */
  readonly name: string
  /** The endpoint's: what a lost answer is read by. */
  readonly output: StandardSchema<unknown, T>
}): MoneyIntentModel<T> {
  const runtime = useRuntime()
  const { random, timers } = runtime
  const member = useStoreSelector((state) => state.session.status === 'member')
  const pending = pendingIntents(runtime)
  const askOutcome = useOutcome(call.output)
  const [state, setState] = useState<MoneyState<T>>(() => ({
    step: pending.find(call.name) === null ? 'idle' : 'confirming',
  }))
  const run = useRef(0)
  const busy = useRef(false)
  const pause = (ms: number) => new Promise<void>((resolve) => void timers.after(ms, resolve))

  /** Asks until the end is known; null when nobody waits for it any more. */
  const settle = async (key: string, mine: number) => {
    for (let attempt = 0; run.current === mine; attempt += 1) {
      const settled = await askOutcome(key)
      if (settled) {
        pending.remove(key)
        return run.current === mine ? settled : null
      }
      await pause(retryDelay(attempt))
    }
    return null
  }

  const end = (how: MoneyState<T> | null) => {
    if (how === null) return
    busy.current = false
    setState(how)
  }

  const begin = () => {
    busy.current = true
    run.current += 1
    return run.current
  }

  const resume = useEffectEvent(() => {
    const key = pending.find(call.name)
    if (key !== null) void settle(key, begin()).then(end)
  })
  // A screen that is gone and a session that is over ask no more; the note stays for whoever comes next.
  useEffect(() => {
    if (!member) return undefined
    resume()
    return () => {
      run.current += 1
      busy.current = false
    }
  }, [member])

  const submit: MoneyIntentModel<T>['submit'] = async (send) => {
    if (busy.current) return
    const mine = begin()
    const key = createUuid(random)
    pending.add(call.name, key)
    setState({ step: 'sending' })
    const reply = await send(key)
    if (reply === null) {
      pending.remove(key)
      if (run.current === mine) end({ step: 'idle' })
      return
    }
    const { data, error } = reply
    const failure = data === undefined ? (asFailure(error) ?? { kind: 'unexpected' }) : null
    const open = failure !== null && isOutcomeUnknown(failure)
    if (open) setState((now) => (now.step === 'sending' ? { step: 'confirming' } : now))
    else pending.remove(key)
    if (run.current !== mine) return
    if (open) end(await settle(key, mine))
    else if (failure) end({ step: 'refused', failure })
    else if (data !== undefined) end({ step: 'done', reply: data })
  }

  const reset = () => {
    if (!busy.current) setState({ step: 'idle' })
  }
  return { state, submit, reset }
}
