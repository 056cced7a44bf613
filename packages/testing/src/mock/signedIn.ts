import type { MemberInfo } from '@koi/contract/member'
import { MockRefusal } from './mockRefusal.ts'
import type { MockState } from './mockState.ts'

/**
 * The member who is logged in.
 *
 * @throws MockRefusal `token` when nobody is.
 */
export function signedIn(state: MockState): MemberInfo {
  if (!state.member) throw new MockRefusal('token')
  return state.member
}
