import { m } from '@koi/i18n'
import {
  Card,
  Columns,
  DescriptionList,
  ErrorState,
  Grid,
  List,
  ListItem,
  Skeleton,
  Tabs,
  Tag,
} from '@koi/ui'
import { useState } from 'react'
import { channelNames } from './depositTexts.ts'
import {
  coinWalletIds,
  coinWallets,
  depositGuide,
  guideCare,
  type CoinWalletId,
  type GuideChannel,
  type GuideStep,
} from './guideTexts.ts'
import type { CoinHelpModel } from './useCoinHelp.ts'

interface GuideStepsProps {
  /** What they lead to. */
  readonly label: string
  readonly steps: readonly GuideStep[]
}

function GuideSteps({ label, steps }: GuideStepsProps) {
  return (
    <List aria-label={label}>
      {steps.map(({ title, text }, index) => (
        <ListItem key={title} start={<Tag>{index + 1}</Tag>} title={title} description={text || undefined} />
      ))}
    </List>
  )
}

export interface FirstDepositGuideProps {
  readonly channel: GuideChannel
  readonly onChannel: (channel: GuideChannel) => void
}

/** A first deposit step by step, by its way, and what to mind. */
export function FirstDepositGuide({ channel, onChannel }: FirstDepositGuideProps) {
  return (
    <>
      <p>{m.deposit_guide_intro()}</p>
      <Columns aside={<GuideCare texts={guideCare.deposit()} />}>
        <Card padding="large">
          <Tabs
            label={m.deposit_channel()}
            value={channel}
            onValueChange={onChannel}
            items={(['bank', 'alipay', 'coin'] as const).map((id) => ({ id, label: channelNames[id]() }))}
          >
            <GuideSteps label={channelNames[channel]()} steps={depositGuide[channel]()} />
          </Tabs>
        </Card>
      </Columns>
    </>
  )
}

/** How coins are sent, by the kind of wallet. */
function CoinWalletGuide() {
  const [wallet, setWallet] = useState<CoinWalletId>('exchange')
  const { name, steps } = coinWallets[wallet]()
  return (
    <Tabs
      label={m.deposit_coin_wallet()}
      value={wallet}
      onValueChange={setWallet}
      items={coinWalletIds.map((id) => ({ id, label: coinWallets[id]().name }))}
    >
      <GuideSteps label={name} steps={steps.map((title) => ({ title, text: '' }))} />
    </Tabs>
  )
}

/** What to mind before paying. */
export function GuideCare({ texts }: { readonly texts: readonly string[] }) {
  return (
    <Card title={m.deposit_guide_care()} padding="none">
      <List>
        {texts.map((text) => (
          <ListItem key={text} title={text} />
        ))}
      </List>
    </Card>
  )
}

/** How coins are sent: by the kind of wallet, over which networks, and what to mind. */
export function CoinGuide({ help }: { readonly help: CoinHelpModel }) {
  return (
    <>
      <p>{m.deposit_coin_intro()}</p>
      <Columns
        aside={
          <>
            <GuideCare texts={guideCare.coin()} />
            <CoinNetworks help={help} />
          </>
        }
      >
        <Card padding="large">
          <CoinWalletGuide />
        </Card>
      </Columns>
    </>
  )
}

/** The networks of today with their terms. */
function CoinNetworks({ help }: { readonly help: CoinHelpModel }) {
  return (
    <Card title={m.deposit_coin_networks()}>
      {help.status === 'loading' ? <Skeleton shape="box" height={112} /> : null}
      {help.status === 'error' ? (
        <ErrorState
          title={m.deposit_coin_networks_error()}
          description={help.message}
          onRetry={help.onRetry}
        />
      ) : null}
      {help.status === 'ready' ? (
        <Grid min="14rem" gap="large" aria-label={m.deposit_coin_networks()}>
          {help.networks.map((row) => (
            <li key={row.network}>
              <DescriptionList
                items={[
                  { term: m.deposit_network(), value: row.network, strong: true },
                  { term: m.deposit_rate(), value: row.rate },
                  { term: m.deposit_coin_network_min(), value: row.min },
                  { term: m.deposit_coin_network_minutes(), value: row.minutes },
                  { term: m.deposit_pay_confirmations(), value: row.confirmations },
                ]}
              />
            </li>
          ))}
        </Grid>
      ) : null}
    </Card>
  )
}
