import { PromotionSection, type PromotionViewProps, usePromotionPage } from '@koi/features/promotions'
import { routes, pageTitles } from '@koi/features/routing'
import { Screen } from '../../layout/Screen.tsx'

/** A promotion under its own title. */
export function PromotionView({ model, onList }: PromotionViewProps) {
  const title = model.status === 'ready' ? model.promotion.title : pageTitles.promotion()
  return (
    <Screen title={title} parent={routes.promotions}>
      <PromotionSection model={model} onList={onList} />
    </Screen>
  )
}

/** `/activity/list/{id}` */
export function PromotionScreen() {
  return <PromotionView {...usePromotionPage()} />
}
