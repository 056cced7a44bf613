import { useNavigate } from 'react-router-dom'
import { routes } from '../routing/pages.ts'
import type { PromotionModel } from './promotionModel.ts'
import { usePromotion } from './usePromotion.ts'

export interface PromotionViewProps {
  readonly model: PromotionModel
  /** Leads back to the list. */
  readonly onList: () => void
}

/** The page of one promotion. */
export function usePromotionPage(): PromotionViewProps {
  const navigate = useNavigate()
  return { model: usePromotion(), onList: () => void navigate(routes.promotions) }
}
