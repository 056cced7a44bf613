import type { ErrorCode } from '@koi/contract'

/** Thrown by a mock handler: the call is refused with a code of the contract, or as an expired session. */
export class MockRefusal extends Error {
  readonly data: string | Readonly<Record<string, unknown>>

  constructor(code: ErrorCode | 'token', details?: Readonly<Record<string, unknown>>) {
    super(`refused: ${code}`)
    this.data = details ? { code, ...details } : code
  }
}
