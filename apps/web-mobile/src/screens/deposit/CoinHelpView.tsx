import {
  CoinNetworks,
  coinWalletIds,
  coinWallets,
  guideCare,
  GuideSteps,
  type CoinHelpModel,
  type CoinWalletId,
} from '@koi/features/deposit'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Button, Card, Tabs } from '@koi/ui'
import { useState } from 'react'
import { BottomBar } from '../../layout/BottomBar.tsx'
import { Screen } from '../../layout/Screen.tsx'
import { CareCard } from './CareCard.tsx'
import styles from './DepositView.module.css'

interface CoinHelpViewProps {
  readonly help: CoinHelpModel
}

/** How coins are sent, by the kind of wallet, with the networks of today. */
export function CoinHelpView({ help }: CoinHelpViewProps) {
  const [wallet, setWallet] = useState<CoinWalletId>('exchange')
  const { name, steps } = coinWallets[wallet]()
  return (
    <Screen
      title={m.deposit_coin_help()}
      parent={routes.deposit}
      bottom={
        <BottomBar>
          <Button variant="primary" size="large" block href={`${routes.deposit}?channel=coin`}>
            {m.deposit_start()}
          </Button>
        </BottomBar>
      }
    >
      <div className={styles['sections']}>
        <p>{m.deposit_coin_intro()}</p>
        <Card>
          <Tabs
            label={m.deposit_coin_wallet()}
            value={wallet}
            onValueChange={setWallet}
            items={coinWalletIds.map((id) => ({ id, label: coinWallets[id]().name }))}
          >
            <GuideSteps label={name} steps={steps.map((title) => ({ title, text: '' }))} />
          </Tabs>
        </Card>
        <Card title={m.deposit_coin_networks()}>
          <div className={styles['sections']}>
            <CoinNetworks help={help} />
          </div>
        </Card>
        <CareCard texts={guideCare.coin()} />
      </div>
    </Screen>
  )
}
