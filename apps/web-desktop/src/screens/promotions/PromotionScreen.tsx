import { PromotionSection, type PromotionViewProps, usePromotionPage } from '@koi/features/promotions'
import { routes, pageTitles } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Breadcrumb } from '@koi/ui'
import { Page } from '../../layout/Page.tsx'
import styles from './PromotionScreen.module.css'

/** A promotion under its own title, with the way back up. */
export function PromotionView({ model, onList }: PromotionViewProps) {
  const title = model.status === 'ready' ? model.promotion.title : pageTitles.promotion()
  return (
    <div className={styles['column']}>
      <Breadcrumb
        label={m.promo_categories()}
        items={[
          { label: pageTitles.promotions(), href: routes.promotions },
          { label: pageTitles.promotion() },
        ]}
      />
      <Page title={title}>
        <PromotionSection model={model} onList={onList} />
      </Page>
    </div>
  )
}

/** `/activity/list/{id}` */
export function PromotionScreen() {
  return <PromotionView {...usePromotionPage()} />
}
