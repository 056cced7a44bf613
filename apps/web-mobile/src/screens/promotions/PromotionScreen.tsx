import { type PromotionModel, PromotionSection, usePromotion } from '@koi/features/promotions'
import { pages, routes } from '@koi/features/routing'
import { useNavigate } from 'react-router-dom'
import { Screen } from '../../layout/Screen.tsx'

/** `/activity/list/{id}` */
export function PromotionScreen() {
  const navigate = useNavigate()
  return <PromotionView model={usePromotion()} onList={() => void navigate(routes.promotions)} />
}

export interface PromotionViewProps {
  readonly model: PromotionModel
  readonly onList: () => void
}

/** A promotion under its own title. */
export function PromotionView({ model, onList }: PromotionViewProps) {
  const title = model.status === 'ready' ? model.promotion.title : pages.promotion.title()
  return (
    <Screen title={title} parent={routes.promotions}>
      <PromotionSection model={model} onList={onList} />
    </Screen>
  )
}
