import { useHydrated } from '@koi/ui'
import { type ComponentType, Suspense, useState } from 'react'
import { type HelpContentModel, type HelpViewProps, useHelpContent, useHelpFrame } from './useHelpPage.ts'

export interface HelpPageProps {
  /** How the shell shows it. */
  readonly view: ComponentType<HelpViewProps>
}

/** What the address leads to: an article, the list of all, or nothing. */
export function HelpPage({ view }: HelpPageProps) {
  const [drawn] = useState(!useHydrated())
  const page = <ContentPage view={view} />
  // What stands in a boundary that waits to be taken over is thrown away by the first update from outside of it: a page
  // that the server drew waits as a whole.
  if (drawn) return page
  return <Suspense fallback={<Page view={view} content={{ status: 'loading' }} />}>{page}</Suspense>
}

function ContentPage({ view }: HelpPageProps) {
  return <Page view={view} content={useHelpContent()} />
}

function Page({ view: View, content }: HelpPageProps & { readonly content: HelpContentModel }) {
  return <View {...useHelpFrame()} content={content} />
}
