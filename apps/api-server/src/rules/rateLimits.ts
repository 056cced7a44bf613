/** Calls that are counted per device and address, in windows of `window` milliseconds (429 beyond `hits`). */
export const rateLimits: ReadonlyMap<string, { readonly hits: number; readonly window: number }> = new Map([
  ['auth.login', { hits: 30, window: 60_000 }],
  ['auth.register', { hits: 20, window: 60_000 }],
  ['auth.sendSms', { hits: 20, window: 60_000 }],
])
