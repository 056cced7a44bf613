import * as v from 'valibot'

/** What an Alipay account is called: a mainland mobile number or a mail address, in lower case. */
export const alipayAccount = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(64),
  v.toLowerCase(),
  v.regex(/^(?:1[3-9]\d{9}|[a-z0-9][a-z0-9._+-]*@[a-z0-9-]+(?:\.[a-z0-9-]+)+)$/),
)
