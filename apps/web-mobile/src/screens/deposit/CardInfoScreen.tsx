import { CardInfo, type CardInfoViewProps, useCardInfoPage } from '@koi/features/deposit'
import { routes, pageTitles } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Button } from '@koi/ui'
import { BottomBar } from '../../layout/BottomBar.tsx'
import { Screen } from '../../layout/Screen.tsx'
import { BalanceLine } from './BalanceLine.tsx'

/** `/finance/deposit/cardinfo`: the transfer details of an order. */
export function CardInfoScreen() {
  return <CardInfoView {...useCardInfoPage()} />
}

/** Where and what to pay, and nothing else. */
export function CardInfoView({ card, balance }: CardInfoViewProps) {
  return (
    <Screen
      title={pageTitles.depositCard()}
      parent={routes.deposit}
      bottom={
        card.status === 'ready' ? (
          <BottomBar>
            <Button variant="primary" size="large" block href={card.orderHref}>
              {m.deposit_card_back()}
            </Button>
          </BottomBar>
        ) : null
      }
    >
      <BalanceLine balance={balance} />
      <CardInfo card={card} />
    </Screen>
  )
}
