import { formatAmount, parseDecimal } from '@koi/api-core/amount'
import { formatDateTime } from '@koi/api-core/dates'
import type { ErrorCode } from '@koi/contract'
import { m } from '@koi/i18n'

/** What a refusal said beside its code. */
type Details = Readonly<Record<string, unknown>>

function timeIn(details: Details, key: string, timeZone: string): string | null {
  const value = details[key]
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return null
  return formatDateTime(value, { timeZone }).slice(5, 16)
}

function amountIn(details: Details, key: string): string | null {
  const value = details[key]
  return typeof value === 'string' && /^\d{1,15}\.\d{2}$/.test(value)
    ? formatAmount(parseDecimal(value))
    : null
}

/** The message of each code of the contract; details that are missing or of another shape leave a plainer sentence. */
export const refusalText = {
  'not-available': () => m.errors_not_available(),
  'invalid-input': () => m.errors_invalid_input(),
  'bad-credentials': () => m.errors_bad_credentials(),
  'account-locked': (details, timeZone) => {
    const time = timeIn(details, 'retryAt', timeZone)
    return time ? m.errors_account_locked({ time }) : m.errors_account_locked_plain()
  },
  'account-taken': () => m.errors_account_taken(),
  'phone-taken': () => m.errors_phone_taken(),
  'phone-invalid': () => m.errors_phone_invalid(),
  'password-weak': () => m.errors_password_weak(),
  'secret-unreadable': () => m.errors_secret_unreadable(),
  underage: ({ minimumAge }) =>
    typeof minimumAge === 'number' ? m.errors_underage({ age: minimumAge }) : m.errors_underage_plain(),
  'sms-too-often': (details, timeZone) => {
    const time = timeIn(details, 'retryAt', timeZone)
    return time ? m.errors_sms_too_often({ time }) : m.errors_sms_too_often_plain()
  },
  'sms-code-wrong': ({ triesLeft }) => {
    if (typeof triesLeft !== 'number') return m.errors_sms_code_wrong_plain()
    return triesLeft > 0 ? m.errors_sms_code_wrong({ count: triesLeft }) : m.errors_sms_code_wrong_last()
  },
  'sms-code-expired': () => m.errors_sms_code_expired(),
  'insufficient-balance': (details) => {
    const available = amountIn(details, 'available')
    return available ? m.errors_insufficient_balance({ available }) : m.errors_insufficient_balance_plain()
  },
  'amount-out-of-range': (details) => {
    const [min, max] = [amountIn(details, 'min'), amountIn(details, 'max')]
    return min && max ? m.errors_amount_out_of_range({ min, max }) : m.errors_amount_out_of_range_plain()
  },
  'transfer-route': () => m.errors_transfer_route(),
  'unknown-venue': () => m.errors_unknown_venue(),
  'venue-maintenance': (details, timeZone) => {
    const time = timeIn(details, 'until', timeZone)
    return time ? m.errors_venue_maintenance({ time }) : m.errors_venue_maintenance_plain()
  },
  'unknown-game': () => m.errors_unknown_game(),
  'game-active': () => m.errors_game_active(),
  'game-closed': () => m.errors_game_closed(),
  'password-wrong': () => m.errors_password_wrong(),
  'password-locked': (details, timeZone) => {
    const time = timeIn(details, 'retryAt', timeZone)
    return time ? m.errors_password_locked({ time }) : m.errors_password_locked_plain()
  },
  'withdraw-password-unset': () => m.errors_withdraw_password_unset(),
  'withdraw-password-set': () => m.errors_withdraw_password_set(),
  'withdraw-password-weak': () => m.errors_withdraw_password_weak(),
  'withdraw-password-wrong': ({ triesLeft }) =>
    typeof triesLeft === 'number'
      ? m.errors_withdraw_password_wrong({ count: triesLeft })
      : m.errors_withdraw_password_wrong_plain(),
  'withdraw-password-locked': (details, timeZone) => {
    const time = timeIn(details, 'retryAt', timeZone)
    return time ? m.errors_withdraw_password_locked({ time }) : m.errors_withdraw_password_locked_plain()
  },
  'holder-required': () => m.errors_holder_required(),
  'holder-mismatch': () => m.errors_holder_mismatch(),
  'card-number-invalid': () => m.errors_card_number_invalid(),
  'coin-address-invalid': () => m.errors_coin_address_invalid(),
  'payout-account-unknown': () => m.errors_payout_account_unknown(),
  'payout-account-bound': () => m.errors_payout_account_bound(),
  'payout-account-limit': ({ max }) =>
    typeof max === 'number' ? m.errors_payout_account_limit({ max }) : m.errors_payout_account_limit_plain(),
  'payout-account-in-use': () => m.errors_payout_account_in_use(),
  'turnover-unmet': (details) => {
    const remaining = amountIn(details, 'remaining')
    return remaining ? m.errors_turnover_unmet({ remaining }) : m.errors_turnover_unmet_plain()
  },
  'withdraw-daily-limit': ({ limit }) =>
    typeof limit === 'number'
      ? m.errors_withdraw_daily_limit({ limit })
      : m.errors_withdraw_daily_limit_plain(),
  'withdrawal-unknown': () => m.errors_withdrawal_unknown(),
  'deposit-channel-closed': (details, timeZone) => {
    const time = timeIn(details, 'until', timeZone)
    return time ? m.errors_deposit_channel_closed({ time }) : m.errors_deposit_channel_closed_plain()
  },
  'deposit-too-many': ({ max }) =>
    typeof max === 'number' ? m.errors_deposit_too_many({ max }) : m.errors_deposit_too_many_plain(),
  'order-unknown': () => m.errors_order_unknown(),
  'order-closed': () => m.errors_order_closed(),
  'repeat-suspected': (details, timeZone) => {
    const time = timeIn(details, 'at', timeZone)
    return time ? m.errors_repeat_suspected({ time }) : m.errors_repeat_suspected_plain()
  },
  'idempotency-key': () => m.errors_idempotency_key(),
  'idempotency-conflict': () => m.errors_idempotency_conflict(),
} satisfies Record<ErrorCode, (details: Details, timeZone: string) => string>
