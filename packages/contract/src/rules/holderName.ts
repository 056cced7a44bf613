import * as v from 'valibot'

/** The name of an account's holder: 2 to 20 Han characters with middle dots, or 2 to 40 Latin letters as in a passport. */
export const holderName = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(?:\p{Script=Han}[\p{Script=Han}·]{0,18}\p{Script=Han}|[A-Za-z][A-Za-z .'-]{0,38}[A-Za-z])$/u),
)
