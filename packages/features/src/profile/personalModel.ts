/** One line of the profile; masked as the server sends it. `value` null: not set yet. */
export interface ProfileRow {
  readonly key: 'account' | 'name' | 'phone' | 'email' | 'birthDate' | 'createdAt'
  readonly label: string
  readonly value: string | null
}

/** One thing that protects the account. */
export interface SecurityItem {
  readonly key: 'loginPassword' | 'withdrawPassword' | 'phone' | 'email' | 'birthDate'
  readonly label: string
  readonly done: boolean
  readonly hint: string
}

export type PersonalModel =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      readonly account: string
      readonly vipLevel: number
      readonly rows: readonly ProfileRow[]
      readonly security: {
        readonly level: 'low' | 'medium' | 'high'
        readonly label: string
        /** Done items of all items. */
        readonly done: number
        readonly of: number
        readonly items: readonly SecurityItem[]
      }
      /** The code this member gives to friends, and the one it registered with. */
      readonly invite: { readonly own: string; readonly by: string | null }
      /** In the business time zone, `2026-11-21 20:41:07`; null at the first login. */
      readonly lastLogin: string | null
      readonly refreshing: boolean
      readonly onRefresh: () => void
    }
