import { FirstDepositGuide, type GuideChannel } from '@koi/features/deposit'
import { routes, pageTitles } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Button } from '@koi/ui'
import { useState } from 'react'
import { BottomBar } from '../../layout/BottomBar.tsx'
import { Screen } from '../../layout/Screen.tsx'

/** `/finance/deposit/newsletter`: a first deposit, step by step. */
export function TutorialScreen() {
  const [channel, setChannel] = useState<GuideChannel>('bank')
  return (
    <Screen
      title={pageTitles.depositTutorial()}
      parent={routes.deposit}
      bottom={
        <BottomBar>
          <Button variant="primary" size="large" block href={`${routes.deposit}?channel=${channel}`}>
            {m.deposit_start()}
          </Button>
        </BottomBar>
      }
    >
      <FirstDepositGuide channel={channel} onChannel={setChannel} />
    </Screen>
  )
}
