import type { ApiFailure } from '../api/apiFailure.ts'
import { asFailure } from '../api/asFailure.ts'
import type { StoreDispatch } from '../storeDispatch.ts'
import { memberApi } from './memberApi.ts'
import type { Refreshable } from './refreshable.ts'

const { member, balance, messages } = memberApi.endpoints
const options = { subscribe: false, forceRefetch: true }

/** Reads of the member's data into the cache, without subscribing to it; each says why it failed, or null. */
export function memberReads(
  dispatch: StoreDispatch,
): Readonly<Record<Refreshable, () => Promise<ApiFailure | null>>> {
  return {
    member: async () => asFailure((await dispatch(member.initiate(undefined, options))).error),
    balance: async () => asFailure((await dispatch(balance.initiate(undefined, options))).error),
    messages: async () => asFailure((await dispatch(messages.initiate(undefined, options))).error),
  }
}
