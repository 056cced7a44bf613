import { m } from '@koi/i18n'
import { Banner, Button, Card, Empty, Skeleton } from '@koi/ui'
import { routes } from '../routing/index.ts'
import { OrderMissing, PayBefore } from './OrderCard.tsx'
import { PaymentDetails } from './PaymentDetails.tsx'
import type { CardInfoModel } from './useCardInfo.ts'

/** Where and what to pay for an order, and nothing else. */
export function CardInfo({ card }: { readonly card: CardInfoModel }) {
  if (card.status === 'loading') return <Skeleton shape="box" height={380} />
  if (card.status === 'empty')
    return (
      <Empty
        title={m.deposit_card_empty()}
        description={m.deposit_card_empty_text()}
        action={
          <Button variant="primary" href={routes.deposit}>
            {m.deposit_start()}
          </Button>
        }
      />
    )
  if (card.status !== 'ready') return <OrderMissing deposit={card} />
  const { until, pay } = card.order
  return (
    <Card>
      {until === null ? (
        <Banner tone="warning">{m.deposit_card_closed()}</Banner>
      ) : (
        <PayBefore until={until} />
      )}
      <PaymentDetails pay={pay} />
    </Card>
  )
}
