/** The offer of the other shell at the same path and query (D16). */
export type OtherShellModel =
  | { readonly status: 'none' }
  | {
      readonly status: 'offered'
      readonly target: 'desktop' | 'mobile'
      readonly text: string
      readonly url: string
      readonly onDismiss: () => void
    }
