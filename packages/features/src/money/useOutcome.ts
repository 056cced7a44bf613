import type { StandardSchema } from '@koi/api-core'
import { moneyApi } from '@koi/store'
import type { MoneyState } from './moneyState.ts'

/** What asking can settle; null leaves it open. */
type Settled<T> = Extract<MoneyState<T>, { step: 'done' | 'not-done' }> | null

/**
 * Asks the server once how a call ended, by its key. Only its answer settles anything: one that this page cannot read, or
 * a session that is over, leaves it open. Never is money called lost, or moved, that might not be.
 */
export function useOutcome<T>(answers: StandardSchema<unknown, T>): (key: string) => Promise<Settled<T>> {
  const [ask] = moneyApi.endpoints.outcome.useMutation()
  return async (key) => {
    const { data } = await ask({ key })
    if (data?.state === 'not-done') return { step: 'not-done' }
    if (data?.state !== 'done') return null
    const result = await answers['~standard'].validate(data.answer)
    return result.issues ? null : { step: 'done', reply: result.value }
  }
}
