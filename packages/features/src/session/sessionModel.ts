/** Who is here. `account` is null until the member's own data has arrived. */
export type SessionModel =
  | { readonly status: 'guest' }
  | { readonly status: 'member'; readonly account: string | null; readonly vipLevel: number | null }
