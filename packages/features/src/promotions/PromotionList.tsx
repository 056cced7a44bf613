import { promotionCategories } from '@koi/contract/promo'
import { m } from '@koi/i18n'
import { Button, Empty, InfiniteScroll, PromoCard, Segmented, Skeleton, Tag } from '@koi/ui'
import { Loaded } from '../loading/Loaded.tsx'
import { useListInPieces } from '../loading/useListInPieces.ts'
import { RewardLinks } from '../rewards/RewardLinks.tsx'
import { categoryName } from './promotionTexts.ts'
import styles from './PromotionList.module.css'
import type { PromotionsModel } from './usePromotions.ts'

export interface PromotionListProps {
  readonly promotions: PromotionsModel
}

/** Promotions of a category with their state, or what there is instead. */
export function PromotionList({ promotions: model }: PromotionListProps) {
  const { category, onCategory } = model
  return (
    <>
      <RewardLinks rewards={model.rewards} />
      <Segmented
        label={m.promo_categories()}
        value={category ?? 'all'}
        onValueChange={(next) => onCategory(next === 'all' ? null : next)}
        options={[
          { value: 'all', label: m.promo_category_all() },
          ...promotionCategories.map((value) => ({ value, label: categoryName(value) })),
        ]}
      />
      <Loaded
        model={model}
        errorTitle={m.promo_error_title()}
        skeleton={
          <div className={styles['list']}>
            {[1, 2, 3, 4, 5, 6].map((place) => (
              <Skeleton key={place} shape="box" height={320} />
            ))}
          </div>
        }
        empty={
          <Empty
            title={m.promo_empty_title()}
            description={m.promo_empty_text()}
            action={
              category ? <Button onClick={() => onCategory(null)}>{m.promo_show_all()}</Button> : undefined
            }
          />
        }
      >
        {(ready) => (
          <InfiniteScroll
            hasMore={ready.hasMore}
            loading={ready.loadingMore}
            error={ready.moreError}
            onMore={ready.onMore}
          >
            <Promotions promotions={ready.promotions} />
          </InfiniteScroll>
        )}
      </Loaded>
    </>
  )
}

interface PromotionsProps {
  readonly promotions: Extract<PromotionsModel, { status: 'ready' }>['promotions']
}

/** Fill the first screen. */
const firstPromotions = 6

function Promotions({ promotions }: PromotionsProps) {
  const { shown, isShort } = useListInPieces(promotions, firstPromotions)
  return (
    <ul className={styles['list']} data-later={isShort || undefined}>
      {shown.map(({ id, title, summary, href, picture, state, period }) => (
        <li key={id}>
          <PromoCard
            title={title}
            summary={summary}
            picture={picture}
            href={href}
            period={period}
            headingLevel={2}
            marks={<Tag tone={state.tone}>{state.label}</Tag>}
          />
        </li>
      ))}
    </ul>
  )
}
