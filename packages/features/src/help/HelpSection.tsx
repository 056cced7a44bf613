import { HelpArticleSection } from './HelpArticleSection.tsx'
import { HelpResultsSection } from './HelpSearchSection.tsx'
import type { HelpViewProps } from './useHelpPage.ts'

/** What was found while one searches, else what the address leads to. */
export function HelpSection({ search, content, groups }: Omit<HelpViewProps, 'title'>) {
  if (search.results.status !== 'idle') return <HelpResultsSection search={search} />
  return <HelpArticleSection content={content} groups={groups} />
}
