import { refuse } from '../services/refuse.ts'
import type { Call } from './call.ts'

/** @throws Refusal `token` for a guest. */
export function memberOf(call: Call): { memberId: string; sessionId: string } {
  return call.member ?? refuse('token')
}
