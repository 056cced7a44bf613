import { channelNames, depositGuide, guideCare, GuideSteps } from '@koi/features/deposit'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Button, Card, PageHeading, Tabs } from '@koi/ui'
import { useState } from 'react'
import { CareCard } from './CareCard.tsx'
import view from './DepositView.module.css'

const channels = ['bank', 'alipay', 'coin'] as const

/** `/finance/deposit/newsletter`: a first deposit, step by step. */
export function TutorialScreen() {
  const [channel, setChannel] = useState<(typeof channels)[number]>('bank')
  return (
    <div className={view['screen']}>
      <div className={view['head']}>
        <PageHeading className={view['title']}>{m.deposit_tutorial()}</PageHeading>
        <Button variant="primary" href={`${routes.deposit}?channel=${channel}`}>
          {m.deposit_start()}
        </Button>
      </div>
      <p>{m.deposit_guide_intro()}</p>
      <div className={view['columns']}>
        <Card padding="large">
          <Tabs
            label={m.deposit_channel()}
            value={channel}
            onValueChange={setChannel}
            items={channels.map((id) => ({ id, label: channelNames[id]() }))}
          >
            <GuideSteps label={channelNames[channel]()} steps={depositGuide[channel]()} />
          </Tabs>
        </Card>
        <CareCard texts={guideCare.deposit()} />
      </div>
    </div>
  )
}
