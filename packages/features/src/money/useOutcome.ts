import type { StandardSchema } from '@koi/api-core'
import { asFailure, moneyApi } from '@koi/store'
import type { MoneyState } from './moneyState.ts'

/** What asking can settle; null leaves it open. */
type Settled<T> = Extract<MoneyState<T>, { step: 'done' | 'not-done' | 'refused' }> | null

/**
 * Asks the server once how a call ended, by its key. An answer that this page cannot read leaves it open: never is money
 * called lost, or moved, that might not be.
 */
export function useOutcome<T>(answers: StandardSchema<unknown, T>): (key: string) => Promise<Settled<T>> {
  const [ask] = moneyApi.endpoints.outcome.useMutation()
  return async (key) => {
    const { data, error } = await ask({ key })
    if (data?.state === 'not-done') return { step: 'not-done' }
    if (data?.state === 'done') {
      const result = await answers['~standard'].validate(data.answer)
      return result.issues ? null : { step: 'done', reply: result.value }
    }
    const failure = asFailure(error)
    const gone = failure?.kind === 'session-expired' || failure?.kind === 'aborted'
    return gone ? { step: 'refused', failure } : null
  }
}
