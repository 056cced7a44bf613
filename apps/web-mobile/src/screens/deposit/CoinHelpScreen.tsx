import { CoinGuide, useCoinHelp, type CoinHelpViewProps } from '@koi/features/deposit'
import { routes, pageTitles } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Button } from '@koi/ui'
import { BottomBar } from '../../layout/BottomBar.tsx'
import { Screen } from '../../layout/Screen.tsx'

/** `/finance/deposit/virtualCoinHelp`: how coins are sent. */
export function CoinHelpScreen() {
  return <CoinHelpView help={useCoinHelp()} />
}

/** How coins are sent, with the way to a deposit at the bottom. */
export function CoinHelpView({ help }: CoinHelpViewProps) {
  return (
    <Screen
      title={pageTitles.coinHelp()}
      parent={routes.deposit}
      bottom={
        <BottomBar>
          <Button variant="primary" size="large" block href={`${routes.deposit}?channel=coin`}>
            {m.deposit_start()}
          </Button>
        </BottomBar>
      }
    >
      <CoinGuide help={help} />
    </Screen>
  )
}
