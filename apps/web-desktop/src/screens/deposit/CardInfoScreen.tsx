import { CardInfo, type CardInfoViewProps, useCardInfoPage } from '@koi/features/deposit'
import { pageTitles } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Button } from '@koi/ui'
import { Page } from '../../layout/Page.tsx'
import styles from './CardInfoScreen.module.css'

/** `/finance/deposit/cardinfo`: the transfer details of an order. */
export function CardInfoScreen() {
  return <CardInfoView {...useCardInfoPage()} />
}

/** Where and what to pay, and nothing else. */
export function CardInfoView({ card }: Pick<CardInfoViewProps, 'card'>) {
  return (
    <Page
      title={pageTitles.depositCard()}
      actions={
        card.status === 'ready' ? (
          <Button variant="primary" href={card.orderHref}>
            {m.deposit_card_back()}
          </Button>
        ) : null
      }
    >
      <div className={styles['card']}>
        <CardInfo card={card} />
      </div>
    </Page>
  )
}
