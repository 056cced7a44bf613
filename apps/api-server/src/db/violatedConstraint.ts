import { errorCode } from './errorCode.ts'

/** The name of the unique constraint that an error of either engine reports, if it does. */
export function violatedConstraint(error: unknown): string | undefined {
  if (errorCode(error) !== '23505') return undefined
  if (typeof error !== 'object' || error === null || !('constraint' in error)) return undefined
  return typeof error.constraint === 'string' ? error.constraint : undefined
}
