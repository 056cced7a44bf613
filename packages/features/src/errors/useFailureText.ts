import type { ApiFailure } from '@koi/store'
import { useRuntime } from '../app/useRuntime.ts'
import { failureText } from './failureText.ts'

/** `failureText` with times in the brand's time zone. */
export function useFailureText(): (failure: ApiFailure) => string {
  const { timeZone } = useRuntime().brand
  return (failure) => failureText(failure, { timeZone })
}
