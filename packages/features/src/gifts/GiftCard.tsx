import { formatAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'
import { Button, Card, Picture, ProgressBar, Tag } from '@koi/ui'
import { countText } from '../rewards/countText.ts'
import type { GiftEntry } from './giftEntry.ts'
import styles from './Gifts.module.css'

export interface GiftCardProps {
  readonly gift: GiftEntry
  readonly onGift: (gift: GiftEntry) => void
}

/** What it asks for; of turnover, how much is there. */
function priceOf({ cost, state }: GiftEntry): string {
  if (cost.kind === 'points') return m.gifts_cost({ points: countText(cost.points) })
  const goal = formatAmount(cost.goal)
  return state === 'guest'
    ? m.gifts_goal({ amount: goal })
    : m.gifts_reached({ done: formatAmount(cost.done), goal })
}

/** How much of the month's turnover a gift asks for is there. */
function Turnover({ gift }: { readonly gift: GiftEntry }) {
  const { cost, title, state } = gift
  if (cost.kind === 'points' || state === 'guest') return null
  return (
    <ProgressBar
      className={styles['progress']}
      label={title}
      percent={cost.percent}
      valueText={priceOf(gift)}
      tone="gold"
    />
  )
}

/** A gift, what it asks for, how many there are, and the button; without one for guests. */
export function GiftCard({ gift, onGift }: GiftCardProps) {
  const { title, summary, picture, cost, state, stock, left } = gift
  const named = cost.kind === 'points' ? m.gifts_exchange_of({ title }) : m.gifts_take_of({ title })
  const text = cost.kind === 'points' ? m.gifts_exchange() : m.gifts_take()
  const pieces =
    state === 'guest' ? m.gifts_per_member({ left }) : m.gifts_left({ left: Math.min(left, stock) })
  return (
    <Card padding="none" className={styles['card']} data-over={state === 'sold-out' || undefined}>
      <Picture className={styles['picture']} src={picture} alt="" ratio="5 / 2" />
      <div className={styles['body']}>
        <h3 className={styles['title']}>
          {title}
          {state === 'sold-out' ? <Tag>{m.gifts_sold_out()}</Tag> : null}
          {state === 'limit' ? <Tag tone="positive">{m.gifts_limit()}</Tag> : null}
        </h3>
        <p className={styles['summary']}>{summary}</p>
        <Turnover gift={gift} />
        <div className={styles['foot']}>
          <p className={styles['price']}>
            {priceOf(gift)}
            {state === 'missing' && cost.kind === 'points' ? (
              <span className={styles['small']}>
                {m.gifts_points_missing({ points: countText(cost.missing) })}
              </span>
            ) : null}
          </p>
          {state === 'guest' ? null : (
            <Button
              variant="soft"
              aria-label={named}
              disabled={state !== 'open'}
              onClick={() => onGift(gift)}
            >
              {text}
            </Button>
          )}
        </div>
        <p className={styles['stock']}>
          <span>{m.gifts_stock({ stock: countText(stock) })}</span>
          {state === 'sold-out' ? null : <span>{pieces}</span>}
        </p>
      </div>
    </Card>
  )
}
