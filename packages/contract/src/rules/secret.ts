import * as v from 'valibot'

/** A secret field as it travels: plain, or base64 of its RSA-OAEP encryption when `cipher` says so (D14). */
export const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(1024))

/** Says that the secret fields of a form are encrypted. */
export const cipher = v.optional(v.literal('rsa-oaep-256'))
