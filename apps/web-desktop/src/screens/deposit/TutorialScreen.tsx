import { FirstDepositGuide, type GuideChannel } from '@koi/features/deposit'
import { routes, pageTitles } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Button } from '@koi/ui'
import { useState } from 'react'
import { Page } from '../../layout/Page.tsx'

/** `/finance/deposit/newsletter`: a first deposit, step by step. */
export function TutorialScreen() {
  const [channel, setChannel] = useState<GuideChannel>('bank')
  return (
    <Page
      title={pageTitles.depositTutorial()}
      actions={
        <Button variant="primary" href={`${routes.deposit}?channel=${channel}`}>
          {m.deposit_start()}
        </Button>
      }
    >
      <FirstDepositGuide channel={channel} onChannel={setChannel} />
    </Page>
  )
}
