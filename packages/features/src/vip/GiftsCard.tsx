import { formatAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'
import { Banner, Button, Card, Empty, GiftIcon, List, ListItem, Money, Tag } from '@koi/ui'
import type { GiftEntry } from './giftEntries.ts'
import styles from './GiftsCard.module.css'
import type { VipGifts } from './useVip.ts'

interface GiftEndProps {
  readonly gift: GiftEntry
  /** It is the one to be claimed first. */
  readonly first: boolean
  readonly gifts: VipGifts
}

/** How much it is, and the way to claim it or what became of it. */
function GiftEnd({ gift: { id, title, amount, state }, first, gifts }: GiftEndProps) {
  return (
    <span className={styles['end']}>
      <span className={styles['amount']} data-state={state}>
        <Money fen={amount} />
      </span>
      {state === 'claimable' ? (
        <Button
          size="small"
          variant={first ? 'primary' : 'secondary'}
          loading={gifts.claiming === id}
          disabled={gifts.busy && gifts.claiming !== id}
          aria-label={m.vip_gift_claim_label({ gift: title, amount: formatAmount(amount) })}
          onClick={() => gifts.onClaim(id)}
        >
          {m.vip_gift_claim()}
        </Button>
      ) : (
        <Tag tone={state === 'claimed' ? 'positive' : 'neutral'}>
          {state === 'claimed' ? m.vip_gift_claimed() : m.vip_gift_expired()}
        </Tag>
      )}
    </span>
  )
}

/** What the level brought: to be claimed, claimed, or missed. */
export function GiftsCard({ gifts }: { readonly gifts: VipGifts }) {
  const { entries, message } = gifts
  return (
    <Card padding="none" title={m.vip_gifts()}>
      {message ? (
        <Banner className={styles['message']} tone={message.tone} role="alert">
          {message.text}
        </Banner>
      ) : null}
      {entries.length === 0 ? (
        <Empty
          size="small"
          icon={GiftIcon}
          title={m.vip_gifts_empty()}
          description={m.vip_gifts_empty_text()}
        />
      ) : (
        <List>
          {entries.map((gift, place) => (
            <ListItem
              key={gift.id}
              title={gift.title}
              description={gift.time}
              end={<GiftEnd gift={gift} first={place === 0} gifts={gifts} />}
            />
          ))}
        </List>
      )}
    </Card>
  )
}
