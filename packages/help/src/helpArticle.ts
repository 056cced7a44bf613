/** A piece of a line: plain text, or text that stands out, leads somewhere, or is to be typed. */
export type HelpSpan =
  | string
  | { readonly kind: 'strong' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

type Line = readonly HelpSpan[]

/** A heading, which an address can lead to: `/help/deposit#fees`. */
export interface HelpHeading {
  readonly kind: 'heading'
  readonly level: 2 | 3
  readonly id: string
  readonly text: string
}

/** One block of an article. Texts are text: no markup reaches a page. */
export type HelpBlock =
  | HelpHeading
  | { readonly kind: 'paragraph' | 'note'; readonly spans: Line }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Line[] }
  | { readonly kind: 'table'; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] }
  | { readonly kind: 'command'; readonly text: string }

export interface HelpTitle {
  readonly title: string
  /** What the article is about, in a sentence. */
  readonly summary: string
}

export interface HelpArticle extends HelpTitle {
  readonly blocks: readonly HelpBlock[]
}
