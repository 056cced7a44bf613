import type { ErrorCode } from './errorCodes.ts'

/** Codes that every call may answer, whatever its own list says. */
export const commonErrors = ['not-available', 'invalid-input'] as const satisfies readonly ErrorCode[]
