import { type HelpId, isHelpId } from '@koi/help'
import { type ComponentType, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { overviewId } from '../routing/helpLinks.ts'
import { type HelpContentModel, type HelpViewProps, useHelpContent, useHelpFrame } from './useHelpPage.ts'

export interface HelpPageProps {
  /** How the shell shows it. */
  readonly view: ComponentType<HelpViewProps>
}

/** What the address leads to: an article, the list of all, or nothing. */
export function HelpPage({ view: View }: HelpPageProps) {
  const { id = '' } = useParams()
  if (!isHelpId(id))
    return <Page view={View} content={{ status: id === overviewId ? 'overview' : 'empty' }} />
  return (
    <Suspense fallback={<Page view={View} content={{ status: 'loading' }} />}>
      <ArticlePage view={View} id={id} />
    </Suspense>
  )
}

function ArticlePage({ view, id }: HelpPageProps & { readonly id: HelpId }) {
  return <Page view={view} content={useHelpContent(id)} />
}

function Page({ view: View, content }: HelpPageProps & { readonly content: HelpContentModel }) {
  return <View {...useHelpFrame()} content={content} />
}
