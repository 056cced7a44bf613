/** Every refusal code of the contract. The code `token` is not among them: the pipeline takes it (D2). */
export const errorCodes = [
  'not-available',
  'invalid-input',
  'bad-credentials',
  'account-locked',
  'account-taken',
  'phone-taken',
  'phone-invalid',
  'password-weak',
  'secret-unreadable',
  'underage',
  'sms-too-often',
  'sms-code-wrong',
  'sms-code-expired',
  'insufficient-balance',
  'amount-out-of-range',
  'transfer-route',
  'unknown-venue',
  'venue-maintenance',
  'unknown-game',
  'game-active',
  'game-closed',
  'idempotency-key',
  'idempotency-conflict',
] as const

/** A refusal code of the contract. */
export type ErrorCode = (typeof errorCodes)[number]
