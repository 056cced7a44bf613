/** What the files say of one component. */
export interface ComponentEntry {
  readonly name: string
  /** Group of the sidebar, `展示`. */
  readonly group: string
  /** Address of its documentation, from the frame of the stories. */
  readonly href: string
  /** One sentence, from its doc comment. */
  readonly purpose: string
  /** `beta` while it lacks a test or stories, or where its stories are tagged so. */
  readonly status: 'ready' | 'beta'
  readonly stories: number
  /** It is shown on a phone, too. */
  readonly mobile: boolean
  /** A test presses keys. */
  readonly keyboard: boolean
  /** kB that its script, and beside it its style, may weigh with all they need; null without a line in the table. */
  readonly budget: { readonly script: number; readonly style: number } | null
}
