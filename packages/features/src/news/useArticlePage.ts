import { useNavigate, useParams } from 'react-router-dom'
import { routes } from '../routing/pages.ts'
import { useArticle, type ArticleModel } from './useArticle.ts'

export interface ArticleViewProps {
  readonly model: ArticleModel
  /** Leads back to the list. */
  readonly onList: () => void
}

/** The page of one article, by the id in its path. */
export function useArticlePage(): ArticleViewProps {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  return { model: useArticle({ id }), onList: () => void navigate(routes.news) }
}
