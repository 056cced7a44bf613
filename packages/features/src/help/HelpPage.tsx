import { type ComponentType, Suspense } from 'react'
import { type HelpContentModel, type HelpViewProps, useHelpContent, useHelpFrame } from './useHelpPage.ts'

export interface HelpPageProps {
  /** How the shell shows it. */
  readonly view: ComponentType<HelpViewProps>
}

/** What the address leads to: an article, the list of all, or nothing. */
export function HelpPage({ view }: HelpPageProps) {
  return (
    <Suspense fallback={<Page view={view} content={{ status: 'loading' }} />}>
      <ContentPage view={view} />
    </Suspense>
  )
}

function ContentPage({ view }: HelpPageProps) {
  return <Page view={view} content={useHelpContent()} />
}

function Page({ view: View, content }: HelpPageProps & { readonly content: HelpContentModel }) {
  return <View {...useHelpFrame()} content={content} />
}
