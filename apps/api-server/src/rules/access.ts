const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** Times and counts of login, sessions and text-message codes (D5, D20, D22), in milliseconds. */
export const access = {
  /** The business time zone: days of limits and of numbers that people read begin in it. */
  timeZone: 'Asia/Shanghai',
  session: {
    idle: 30 * minute,
    absolute: 12 * hour,
    rotateAfter: 5 * minute,
    previousValid: 60 * second,
    /** Activity is written down at most this often. */
    touchEvery: 5 * second,
  },
  /** Between asking for a code for a new tab and using it (D5). */
  handOver: 60 * second,
  /** Logins that the history of a member shows. */
  loginsShown: 50,
  lockout: {
    failures: 5,
    window: 30 * minute,
    locked: 30 * minute,
    /** A try that was never judged, because its process died, counts as failed from then on. */
    judgedWithin: 10 * second,
  },
  sms: {
    lifetime: 5 * minute,
    tries: 5,
    resendAfter: 60 * second,
    /** For a phone within any day. */
    daily: { window: 24 * hour, codes: 10, wrongTries: 20 },
  },
  /**
   * A mail address that was bound later than the account was opened stands in for the phone after so long: else whoever knows
   * the password binds one of their own and takes the phone over.
   */
  mailRest: 7 * 24 * hour,
  /** A device that the member has not logged in from for so long is a stranger again. */
  deviceKnownFor: 180 * 24 * hour,
} as const
