import { CoinGuide, useCoinHelp, type CoinHelpViewProps } from '@koi/features/deposit'
import { routes, pageTitles } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Button } from '@koi/ui'
import { Page } from '../../layout/Page.tsx'

/** `/finance/deposit/virtualCoinHelp`: how coins are sent. */
export function CoinHelpScreen() {
  return <CoinHelpView help={useCoinHelp()} />
}

/** How coins are sent, with the way to a deposit beside the heading. */
export function CoinHelpView({ help }: CoinHelpViewProps) {
  return (
    <Page
      title={pageTitles.coinHelp()}
      actions={
        <Button variant="primary" href={`${routes.deposit}?channel=coin`}>
          {m.deposit_start()}
        </Button>
      }
    >
      <CoinGuide help={help} />
    </Page>
  )
}
