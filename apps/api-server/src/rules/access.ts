const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** Times and counts of login, sessions and text-message codes (D5, D20, D22), in milliseconds. */
export const access = {
  minimumAge: 18,
  timeZone: 'Asia/Shanghai',
  session: {
    idle: 30 * minute,
    absolute: 12 * hour,
    rotateAfter: 5 * minute,
    previousValid: 60 * second,
    /** Activity is written down at most this often. */
    touchEvery: 5 * second,
  },
  lockout: { failures: 5, window: 30 * minute, locked: 30 * minute },
  sms: { lifetime: 5 * minute, tries: 5, resendAfter: 60 * second },
} as const
