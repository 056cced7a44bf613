import { m } from '@koi/i18n'
import { Button, Card, Empty, NoResultIcon } from '@koi/ui'
import { useParams } from 'react-router-dom'
import { pages, routes } from '../routing/pages.ts'
import { HelpBody } from './HelpBody.tsx'
import { helpArticle, type HelpArticle } from './helpArticles.ts'

export interface HelpViewProps {
  readonly title: string
  /** Null for an id that there is not. */
  readonly article: HelpArticle | null
}

/** The page of help that the address names. */
export function useHelpPage(): HelpViewProps {
  const { id = '' } = useParams()
  const article = helpArticle(id)
  return { title: article?.title() ?? pages.help.title(), article }
}

/** The text of the page, or that there is none with this id. */
export function HelpSection({ article }: Pick<HelpViewProps, 'article'>) {
  if (article)
    return (
      <Card padding="large">
        <HelpBody article={article} />
      </Card>
    )
  return (
    <Empty
      icon={NoResultIcon}
      title={m.help_unknown_title()}
      description={m.help_unknown_text()}
      action={<Button href={routes.home}>{m.common_back_home()}</Button>}
    />
  )
}
