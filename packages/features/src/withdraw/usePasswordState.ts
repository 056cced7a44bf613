import { asFailure, memberApi, useStoreSelector } from '@koi/store'
import type { ApiFailure } from '@koi/store'
import { passwordState, type WithdrawPasswordState } from './passwordState.ts'

/** Whether the withdraw password is asked for and set; null while that is not known. */
export function usePasswordState(): {
  readonly password: WithdrawPasswordState | null
  readonly failure: ApiFailure | null
  readonly onRefresh: () => void
} {
  const member = useStoreSelector((state) => state.session.status === 'member')
  const query = memberApi.endpoints.passwordConfig.useQuery(undefined, { skip: !member })
  return {
    password: query.currentData ? passwordState(query.currentData) : null,
    failure: asFailure(query.error),
    onRefresh: () => {
      if (member) void query.refetch()
    },
  }
}
