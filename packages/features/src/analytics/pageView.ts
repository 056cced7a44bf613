import type { FormFactor } from '@koi/ui'

/** One page that was shown (D17): its pattern, never its address, so that no id and no query leaves the site. */
export interface PageView {
  /** As the table of pages writes it: `/help/:id`. */
  readonly pattern: string
  readonly title: string
  readonly shell: FormFactor
}

/** How fast one page was for one player: a figure of web-vitals, in ms; `CLS` has no unit. */
export interface Vital extends Pick<PageView, 'pattern' | 'shell'> {
  readonly name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'
  readonly value: number
}

/** Where page views and vitals go: one service behind its adapter, or a stand-in that records them. */
export interface Analytics {
  readonly report: (view: PageView) => void
  readonly reportVital: (vital: Vital) => void
}
