import { formatAmount } from '@koi/api-core/amount'
import type { ErrorCode } from '@koi/contract'
import { m } from '@koi/i18n'
import { shortTime } from '../time/shortTime.ts'

const minute = 60_000

/** What a refusal carries beside its code. */
type Details = Readonly<Record<string, unknown>>

/** A time in whole minutes: the one that ends it, for until then the same would be refused again. */
function timeIn(details: Details, key: string, timeZone: string): string | null {
  const value = details[key]
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  if (Number.isNaN(time)) return null
  return shortTime(new Date(Math.ceil(time / minute) * minute).toISOString(), timeZone)
}

function amountIn(details: Details, key: string): string | null {
  const value = details[key]
  return typeof value === 'bigint' ? formatAmount(value) : null
}

/** The text of each error code; missing or malformed details fall back to a plainer text. */
export const refusalText = {
  'not-available': () => m.errors_not_available(),
  'invalid-input': () => m.errors_invalid_input(),
  'bad-credentials': ({ triesLeft }) => {
    if (typeof triesLeft !== 'number') return m.errors_bad_credentials_plain()
    return triesLeft > 0 ? m.errors_bad_credentials({ count: triesLeft }) : m.errors_bad_credentials_last()
  },
  'account-locked': (details, timeZone) => {
    const time = timeIn(details, 'retryAt', timeZone)
    return time ? m.errors_account_locked({ time }) : m.errors_account_locked_plain()
  },
  'account-taken': () => m.errors_account_taken(),
  'phone-taken': () => m.errors_phone_taken(),
  'phone-invalid': () => m.errors_phone_invalid(),
  'password-weak': () => m.errors_password_weak(),
  'password-same': () => m.errors_password_same(),
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
  'unknown-round': () => m.errors_unknown_round(),
  'message-unknown': () => m.errors_message_unknown(),
  'unknown-article': () => m.errors_unknown_article(),
  'game-active': () => m.errors_game_active(),
  'game-closed': () => m.errors_game_closed(),
  'draw-closed': () => m.errors_draw_closed(),
  'draw-pending': () => m.errors_draw_pending(),
  'unknown-match': () => m.errors_unknown_match(),
  'match-closed': ({ state }) =>
    state === 'finished'
      ? m.errors_match_finished()
      : state === 'coming'
        ? m.errors_match_soon()
        : m.errors_match_closed(),
  'odds-changed': () => m.errors_odds_changed(),
  'favourite-limit': ({ limit }) =>
    typeof limit === 'number' ? m.errors_favourite_limit({ count: limit }) : m.errors_favourite_limit_plain(),
  'password-wrong': ({ triesLeft }) =>
    typeof triesLeft === 'number'
      ? m.errors_password_wrong({ count: triesLeft })
      : m.errors_password_wrong_plain(),
  'password-locked': (details, timeZone) => {
    const time = timeIn(details, 'retryAt', timeZone)
    return time ? m.errors_password_locked({ time }) : m.errors_password_locked_plain()
  },
  'phone-same': () => m.errors_phone_same(),
  'mail-unset': () => m.errors_mail_unset(),
  'mail-too-new': (details, timeZone) => {
    const time = timeIn(details, 'until', timeZone)
    return time ? m.errors_mail_too_new({ time }) : m.errors_mail_too_new_plain()
  },
  'birth-date-set': () => m.errors_birth_date_set(),
  'login-unknown': () => m.errors_login_unknown(),
  'hand-over-invalid': () => m.errors_hand_over_invalid(),
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
  'promotion-unknown': () => m.errors_promotion_unknown(),
  'promotion-closed': () => m.errors_promotion_closed(),
  'promotion-full': () => m.errors_promotion_full(),
  'promotion-not-eligible': ({ reason }) => {
    if (reason === 'level') return m.errors_promotion_level()
    if (reason === 'newcomers') return m.errors_promotion_newcomers()
    return reason === 'withheld' ? m.errors_promotion_withheld() : m.errors_promotion_not_eligible()
  },
  'promotion-joined': () => m.errors_promotion_joined(),
  'promotion-not-joined-first': () => m.errors_promotion_not_joined_first(),
  'promotion-claimed': () => m.errors_promotion_claimed(),
  'promotion-no-claim': () => m.errors_promotion_no_claim(),
  'bonus-running': (details) => {
    const lost = amountIn(details, 'lost')
    return lost ? m.errors_bonus_running_lost({ lost }) : m.errors_bonus_running()
  },
  'bonus-unknown': () => m.errors_bonus_unknown(),
  'bonus-changed': (details) => {
    const [lost, held] = [amountIn(details, 'lost'), amountIn(details, 'held')]
    return lost && held ? m.errors_bonus_changed_to({ lost, held }) : m.errors_bonus_changed()
  },
  'sign-in-done': () => m.errors_sign_in_done(),
  'make-up-refused': ({ reason }) => {
    if (reason === 'signed') return m.errors_make_up_signed()
    return reason === 'limit' ? m.errors_make_up_limit() : m.errors_make_up_day()
  },
  'points-insufficient': ({ needed, available }) =>
    typeof needed === 'number' && typeof available === 'number'
      ? m.errors_points_insufficient({ needed, available })
      : m.errors_points_insufficient_plain(),
  'gift-unknown': () => m.errors_gift_unknown(),
  'gift-sold-out': ({ stock }) =>
    typeof stock === 'number' && stock > 0
      ? m.errors_gift_sold_out({ stock })
      : m.errors_gift_sold_out_plain(),
  'gift-limit': ({ limit }) =>
    typeof limit === 'number' ? m.errors_gift_limit({ limit }) : m.errors_gift_limit_plain(),
  'turnover-missing': (details) => {
    const remaining = amountIn(details, 'remaining')
    return remaining ? m.errors_turnover_missing({ remaining }) : m.errors_turnover_missing_plain()
  },
  'agent-applied': () => m.errors_agent_applied(),
  'picture-type': () => m.errors_picture_type(),
  'picture-broken': () => m.errors_picture_broken(),
  'picture-too-large': ({ pixels, side }) => {
    if (typeof side === 'number') return m.errors_picture_side({ side })
    return typeof pixels === 'number'
      ? m.errors_picture_pixels({ megapixels: Math.floor(pixels / 1_000_000) })
      : m.errors_picture_too_large()
  },
  'picture-busy': () => m.errors_picture_busy(),
  'picture-unknown': () => m.errors_picture_unknown(),
  'feedback-limit': ({ max }) =>
    typeof max === 'number' ? m.errors_feedback_limit({ max }) : m.errors_feedback_limit_plain(),
  'duplicate-suspected': (details, timeZone) => {
    const time = timeIn(details, 'at', timeZone)
    return time ? m.errors_duplicate_suspected({ time }) : m.errors_duplicate_suspected_plain()
  },
  'idempotency-key': () => m.errors_idempotency_key(),
  'idempotency-conflict': () => m.errors_idempotency_conflict(),
} satisfies Record<ErrorCode, (details: Details, timeZone: string) => string>
