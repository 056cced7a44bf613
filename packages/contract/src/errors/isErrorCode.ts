import { errorCodes, type ErrorCode } from './errorCodes.ts'

const known: ReadonlySet<string> = new Set(errorCodes)

/** Whether a refusal's code is one of the contract's. A foreign backend may send others. */
export function isErrorCode(code: string): code is ErrorCode {
  return known.has(code)
}
