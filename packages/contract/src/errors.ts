import * as v from 'valibot'
import { money } from './schema/money.ts'

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
  'password-same',
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
  'unknown-article',
  'message-unknown',
  'unknown-round',
  'game-active',
  'game-closed',
  'draw-closed',
  'draw-pending',
  'unknown-match',
  'match-closed',
  'odds-changed',
  'favourite-limit',
  'password-wrong',
  'password-locked',
  'phone-same',
  'mail-unset',
  'mail-too-new',
  'birth-date-set',
  'login-unknown',
  'hand-over-invalid',
  'withdraw-password-unset',
  'withdraw-password-set',
  'withdraw-password-weak',
  'withdraw-password-wrong',
  'withdraw-password-locked',
  'holder-required',
  'holder-mismatch',
  'card-number-invalid',
  'coin-address-invalid',
  'payout-account-unknown',
  'payout-account-bound',
  'payout-account-limit',
  'payout-account-in-use',
  'turnover-unmet',
  'withdraw-daily-limit',
  'withdrawal-unknown',
  'deposit-channel-closed',
  'deposit-too-many',
  'order-unknown',
  'order-closed',
  'promotion-unknown',
  'promotion-closed',
  'promotion-full',
  'promotion-not-eligible',
  'promotion-joined',
  'promotion-not-joined-first',
  'promotion-claimed',
  'promotion-no-claim',
  'bonus-running',
  'bonus-unknown',
  'bonus-changed',
  'sign-in-done',
  'make-up-refused',
  'points-insufficient',
  'gift-unknown',
  'gift-sold-out',
  'gift-limit',
  'turnover-missing',
  'agent-applied',
  'picture-type',
  'picture-broken',
  'picture-too-large',
  'picture-busy',
  'picture-unknown',
  'feedback-limit',
  'duplicate-suspected',
  'idempotency-key',
  'idempotency-conflict',
] as const

/** A refusal code of the contract. */
export type ErrorCode = (typeof errorCodes)[number]

/** Codes that every call may answer, whatever its own list says. */
export const commonErrors = ['not-available', 'invalid-input'] as const satisfies readonly ErrorCode[]

/** What a reply with HTTP 403 says: which header of the request keeps it from being answered, and why (D22). */
export const forbiddenDetails = v.object({
  code: v.literal('forbidden'),
  header: v.picklist(['d', 'device', 'origin', 'sec-fetch-site']),
  problem: v.picklist(['missing', 'malformed', 'unknown', 'foreign']),
})

const amounts: ReadonlySet<string> = new Set([
  'available',
  'held',
  'lost',
  'max',
  'min',
  'remaining',
  'stake',
])

/**
 * Reads what a refusal says beside its code: amounts become fen, everything else stays, as does what is no amount.
 *
 * @example
 * ```ts
 * decodeDetails({ min: '1.00', max: '500000.00' }) // { min: 100n, max: 50000000n }
 * ```
 */
export function decodeDetails(details: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => {
      const amount = amounts.has(name) ? v.safeParse(money, value) : undefined
      return [name, amount?.success ? amount.output : value]
    }),
  )
}
