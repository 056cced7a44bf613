import { errorCode } from '../db/errorCode.ts'
import { Refusal } from '../services/refusal.ts'

/** What may be written down of a failure: a code or a name, never a message, which may quote values. */
export function failureName(error: unknown): string {
  if (error instanceof Refusal) return error.code
  const name = error instanceof Error ? error.name : 'unknown'
  const code = errorCode(error)
  return code === undefined ? name : `${name} ${code}`
}
