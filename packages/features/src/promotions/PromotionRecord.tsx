import { m } from '@koi/i18n'
import { InfiniteScroll, List, ListItem, Money, Tag } from '@koi/ui'
import styles from './PromotionSection.module.css'
import type { PromotionRecordModel } from './usePromotionRecord.ts'

/** What the member has received from a promotion so far, the newest first. */
export function PromotionRecord({ record }: { readonly record: PromotionRecordModel }) {
  return (
    <section className={styles['part']} aria-labelledby="promotion-record">
      <h2 id="promotion-record" className={styles['title']}>
        {m.promo_record()}
      </h2>
      <InfiniteScroll
        hasMore={record.hasMore}
        loading={record.loadingMore}
        error={record.moreError}
        onMore={record.onMore}
      >
        <List boxed>
          {record.rows.map(({ id, time, bonus, state }) => (
            <ListItem
              key={id}
              title={bonus === null ? m.promo_record_joined() : <Money fen={bonus} />}
              description={time}
              end={<Tag tone={state.tone}>{state.label}</Tag>}
            />
          ))}
        </List>
      </InfiniteScroll>
    </section>
  )
}
