import type { ApiFailure } from '@koi/store'

/** Where one money-moving intent stands. */
export type MoneyState<T> =
  | { readonly step: 'idle' | 'sending' }
  /** The reply never came; the server is asked how it ended, `结果确认中`. */
  | { readonly step: 'confirming' }
  | { readonly step: 'done'; readonly reply: T }
  /** It is settled that nothing moved, and that nothing will: the member may ask anew. */
  | { readonly step: 'not-done' }
  | { readonly step: 'refused'; readonly failure: ApiFailure }
