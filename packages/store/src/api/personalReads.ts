import type { QueryCacheKey } from '@reduxjs/toolkit/query'
import { api } from './api.ts'
import type { ApiState, DispatchOf } from './apiState.ts'

/**
 * Drops every reply that was given to who was here before, those of calls that a guest may make among them. What is on the
 * screen is read anew by the hooks that show it, for who is here now; public replies stay.
 */
export function forgetPersonalReads(personal: ReadonlySet<string>) {
  return (dispatch: DispatchOf<ApiState>, getState: () => ApiState): void => {
    for (const [key, query] of Object.entries(getState().api.queries)) {
      if (query?.endpointName === undefined || !personal.has(query.endpointName)) continue
      dispatch(api.internalActions.removeQueryResult({ queryCacheKey: key as QueryCacheKey }))
    }
  }
}
