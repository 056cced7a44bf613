import { channelNames, depositGuide, guideCare, GuideSteps } from '@koi/features/deposit'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Button, Card, Tabs } from '@koi/ui'
import { useState } from 'react'
import { BottomBar } from '../../layout/BottomBar.tsx'
import { Screen } from '../../layout/Screen.tsx'
import { CareCard } from './CareCard.tsx'
import styles from './DepositView.module.css'

const channels = ['bank', 'alipay', 'coin'] as const

/** `/finance/deposit/newsletter`: a first deposit, step by step. */
export function TutorialScreen() {
  const [channel, setChannel] = useState<(typeof channels)[number]>('bank')
  return (
    <Screen
      title={m.deposit_tutorial()}
      parent={routes.deposit}
      bottom={
        <BottomBar>
          <Button variant="primary" size="large" block href={`${routes.deposit}?channel=${channel}`}>
            {m.deposit_start()}
          </Button>
        </BottomBar>
      }
    >
      <div className={styles['sections']}>
        <p>{m.deposit_guide_intro()}</p>
        <Card>
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
    </Screen>
  )
}
