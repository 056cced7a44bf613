import { PromotionList, type PromotionsModel, usePromotions } from '@koi/features/promotions'
import { pageTitles } from '@koi/features/routing'
import { useSearchParams } from 'react-router-dom'
import { Screen } from '../../layout/Screen.tsx'

/** `/activity/discount`: the category lives in the address. */
export function PromotionsScreen() {
  const [params, setParams] = useSearchParams()
  return <PromotionsView promotions={usePromotions({ params, setParams })} />
}

export interface PromotionsViewProps {
  readonly promotions: PromotionsModel
}

/** Promotions by category. */
export function PromotionsView({ promotions }: PromotionsViewProps) {
  return (
    <Screen title={pageTitles.promotions()} tab>
      <PromotionList promotions={promotions} />
    </Screen>
  )
}
