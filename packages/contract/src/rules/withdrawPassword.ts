import * as v from 'valibot'

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
