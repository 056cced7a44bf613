import * as v from 'valibot'

/** What feedback may hold: characters, how many pictures, and how large one may be, in bytes and in pixels. */
export const feedbackLimits = {
  text: { min: 5, max: 500 },
  pictures: 4,
  picture: { bytes: 5 * 1024 * 1024, pixels: 25_000_000 },
} as const

/** An account name: 4 to 16 letters and digits, a letter first. Stored and compared in lower case. */
export const account = v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z][A-Za-z0-9]{3,15}$/), v.toLowerCase())

/** A login password before it is encrypted: 8 to 64 characters with at least one letter and one digit. */
export const password = v.pipe(v.string(), v.minLength(8), v.maxLength(64), v.regex(/\p{L}/u), v.regex(/\d/))

/** A secret field as it travels: plain, or base64 of its RSA-OAEP encryption when `cipher` says so (D14). */
export const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(1024))

/** Says that the secret fields of a form are encrypted. */
export const cipher = v.optional(v.literal('rsa-oaep-256'))

/** A country calling code without the plus sign. */
export const phoneArea = v.pipe(v.string(), v.regex(/^\d{1,4}$/))

/** A phone number without its area code: 5 to 15 digits. The area's own pattern is the server's to check. */
export const phone = v.pipe(v.string(), v.trim(), v.regex(/^\d{5,15}$/))

/** A code from a text message: six digits. */
export const smsCode = v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/))

const mailAddress = /^[a-z0-9][a-z0-9._%+-]*@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/

/** A mail address, in lower case. */
export const mail = v.pipe(v.string(), v.trim(), v.maxLength(64), v.toLowerCase(), v.regex(mailAddress))

/** What WeChat calls an account: 6 to 20 letters, digits, underscores and hyphens, a letter first. */
export const wechat = v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z][A-Za-z0-9_-]{5,19}$/))

/** A QQ number: 5 to 12 digits. */
export const qq = v.pipe(v.string(), v.trim(), v.regex(/^[1-9]\d{4,11}$/))

/** An invite code (D13). */
export const inviteCode = v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9_-]{1,32}$/))

/** The name of an account's holder: 2 to 20 Han characters with middle dots, or 2 to 40 Latin letters as in a passport. */
export const holderName = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(?:\p{Script=Han}[\p{Script=Han}·]{0,18}\p{Script=Han}|[A-Za-z][A-Za-z .'-]{0,38}[A-Za-z])$/u),
)

/** What an Alipay account is called: a mainland mobile number or a mail address, in lower case. */
export const alipayAccount = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(64),
  v.toLowerCase(),
  v.regex(/^(?:1[3-9]\d{9}|[a-z0-9][a-z0-9._+-]*@[a-z0-9-]+(?:\.[a-z0-9-]+)+)$/),
)

const steps = '01234567890 09876543210'

/**
 * A withdraw password before it is encrypted: six digits, neither one digit six times nor a run up or down, which are the
 * first that anybody would try.
 */
export const withdrawPassword = v.pipe(
  v.string(),
  v.regex(/^\d{6}$/),
  v.check((text) => !/^(\d)\1{5}$/.test(text) && !steps.includes(text), 'too easy'),
)
