import { m } from '@koi/i18n'
import { Button, Card, Empty, Money, Skeleton, Tabs, TextLink } from '@koi/ui'
import { type ComponentType, useId } from 'react'
import { Loaded } from '../loading/Loaded.tsx'
import { countText } from '../rewards/countText.ts'
import { Figures } from '../rewards/Figures.tsx'
import { routes } from '../routing/pages.ts'
import { loginPath } from '../routing/redirects.ts'
import { GiftCard } from './GiftCard.tsx'
import { GiftFlow } from './GiftFlow.tsx'
import { GiftOrders } from './GiftOrders.tsx'
import styles from './Gifts.module.css'
import type { GiftOrder } from './useGiftOrders.ts'
import type { GiftsModel, ReadyGifts } from './useGifts.ts'

/** What the member has towards gifts, or the way in for a guest. */
function Funds({ funds }: Pick<ReadyGifts, 'funds'>) {
  if (!funds)
    return (
      <Card>
        <div className={styles['guest']}>
          <p>{m.gifts_guest_text()}</p>
          <Button variant="primary" href={loginPath(routes.gifts)}>
            {m.gifts_log_in()}
          </Button>
        </div>
      </Card>
    )
  return (
    <Card>
      <Figures
        figures={[
          { label: m.gifts_points(), value: countText(funds.points), testId: 'points' },
          { label: m.gifts_turnover(), value: <Money fen={funds.turnover} />, testId: 'turnover' },
        ]}
        end={<TextLink href={routes.signIn}>{m.gifts_get_points()}</TextLink>}
      />
    </Card>
  )
}

interface GroupProps {
  readonly title: string
  readonly text: string
  readonly gifts: ReadyGifts['forPoints']
  readonly onGift: ReadyGifts['onGift']
}

/** Gifts of one kind; nothing where there are none. */
function Group({ title, text, gifts, onGift }: GroupProps) {
  const id = useId()
  if (gifts.length === 0) return null
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['heading']}>
          {title}
        </h2>
        <p className={styles['small']}>{text}</p>
      </div>
      <ul className={styles['list']}>
        {gifts.map((gift) => (
          <li key={gift.id}>
            <GiftCard gift={gift} onGift={onGift} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** All gifts, those for points first. */
function Gifts({ model: { forPoints, forTurnover, onGift } }: { readonly model: ReadyGifts }) {
  if (forPoints.length + forTurnover.length === 0)
    return <Empty title={m.gifts_empty_title()} description={m.gifts_empty_text()} />
  return (
    <div className={styles['kinds']}>
      <Group
        title={m.gifts_for_points()}
        text={m.gifts_for_points_text()}
        gifts={forPoints}
        onGift={onGift}
      />
      <Group
        title={m.gifts_for_turnover()}
        text={m.gifts_for_turnover_text()}
        gifts={forTurnover}
        onGift={onGift}
      />
    </div>
  )
}

export interface GiftsSectionProps {
  readonly model: GiftsModel
  /** What was had, in the shell's layout. */
  readonly Orders: ComponentType<{ readonly orders: readonly GiftOrder[] }>
}

/** Points and turnover, the gifts, what was had of them, and the way of one from its review to its outcome. */
export function GiftsSection({ model, Orders }: GiftsSectionProps) {
  return (
    <Loaded
      model={model}
      errorTitle={m.gifts_error_title()}
      skeleton={
        <div className={styles['groups']}>
          <Skeleton shape="box" height={92} />
          {model.status === 'loading' && model.member ? <Skeleton shape="box" height={40} /> : null}
          <div className={styles['list']}>
            {[1, 2, 3, 4].map((place) => (
              <Skeleton key={place} shape="box" height={344} />
            ))}
          </div>
        </div>
      }
    >
      {(ready) => (
        <div className={styles['groups']}>
          <Funds funds={ready.funds} />
          {ready.funds ? (
            <Tabs
              label={m.gifts_views()}
              items={[
                { id: 'gifts', label: m.gifts_view_gifts() },
                { id: 'record', label: m.gifts_view_record() },
              ]}
              value={ready.view}
              onValueChange={ready.onView}
            >
              {ready.view === 'gifts' ? (
                <Gifts model={ready} />
              ) : (
                <GiftOrders model={ready.orders}>{(orders) => <Orders orders={orders} />}</GiftOrders>
              )}
            </Tabs>
          ) : (
            <Gifts model={ready} />
          )}
          <GiftFlow {...ready.flow} />
        </div>
      )}
    </Loaded>
  )
}
