import type { withdrawPasswordConfig } from '@koi/contract/withdrawPassword'
import type { Reply } from '@koi/contract'
import { type ApiFailure, asFailure, withdrawApi, useStoreSelector } from '@koi/store'

/** The config of the withdraw password, decoded (specification, section 3). */
export interface WithdrawPasswordState {
  /** The site asks for one. */
  readonly enable: boolean
  /** The member has one. */
  readonly isUsed: boolean
  /** The site asks for one and the member has none. */
  readonly isToSet: boolean
}

/** Reads the config: `d` says that the feature is enabled, `p` that a password is set. */
export function passwordState({ d, p }: Reply<typeof withdrawPasswordConfig>): WithdrawPasswordState {
  return { enable: d, isUsed: p, isToSet: d && !p }
}

/** Whether the withdraw password is asked for and set; null while that is not known. */
export function usePasswordState(): {
  readonly password: WithdrawPasswordState | null
  readonly failure: ApiFailure | null
  readonly onRefresh: () => void
} {
  const member = useStoreSelector((state) => state.session.status === 'member')
  const query = withdrawApi.endpoints.passwordConfig.useQuery(undefined, { skip: !member })
  return {
    password: query.currentData ? passwordState(query.currentData) : null,
    failure: asFailure(query.error),
    onRefresh: () => {
      if (member) void query.refetch()
    },
  }
}
