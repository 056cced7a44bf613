/** Whether the member must soon log in again for want of input (D5). */
export type IdleModel =
  | { readonly status: 'active' }
  | {
      readonly status: 'warned'
      readonly secondsLeft: number
      readonly onStay: () => void
      readonly onLogout: () => void
    }
