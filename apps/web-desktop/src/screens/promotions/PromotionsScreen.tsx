import { PromotionList, type PromotionsModel, usePromotions } from '@koi/features/promotions'
import { pageTitles } from '@koi/features/routing'
import { useSearchParams } from 'react-router-dom'
import { Page } from '../../layout/Page.tsx'

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
    <Page title={pageTitles.promotions()}>
      <PromotionList promotions={promotions} />
    </Page>
  )
}
