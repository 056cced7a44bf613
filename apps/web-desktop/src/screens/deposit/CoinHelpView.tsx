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
import { Button, Card, PageHeading, Tabs } from '@koi/ui'
import { useState } from 'react'
import { CareCard } from './CareCard.tsx'
import view from './DepositView.module.css'

export interface CoinHelpViewProps {
  readonly help: CoinHelpModel
}

/** How coins are sent, by the kind of wallet, with the networks of today. */
export function CoinHelpView({ help }: CoinHelpViewProps) {
  const [wallet, setWallet] = useState<CoinWalletId>('exchange')
  const { name, steps } = coinWallets[wallet]()
  return (
    <div className={view['screen']}>
      <div className={view['head']}>
        <PageHeading className={view['title']}>{m.deposit_coin_help()}</PageHeading>
        <Button variant="primary" href={`${routes.deposit}?channel=coin`}>
          {m.deposit_start()}
        </Button>
      </div>
      <p>{m.deposit_coin_intro()}</p>
      <div className={view['columns']}>
        <Card padding="large">
          <Tabs
            label={m.deposit_coin_wallet()}
            value={wallet}
            onValueChange={setWallet}
            items={coinWalletIds.map((id) => ({ id, label: coinWallets[id]().name }))}
          >
            <GuideSteps label={name} steps={steps.map((title) => ({ title, text: '' }))} />
          </Tabs>
        </Card>
        <div className={view['side']}>
          <Card title={m.deposit_coin_networks()} padding="large">
            <div className={view['side']}>
              <CoinNetworks help={help} />
            </div>
          </Card>
          <CareCard texts={guideCare.coin()} />
        </div>
      </div>
    </div>
  )
}
