import { GiftsSection, type GiftsModel, useGifts } from '@koi/features/gifts'
import { pageTitles } from '@koi/features/routing'
import { useSearchParams } from 'react-router-dom'
import { Page } from '../../layout/Page.tsx'
import { GiftTable } from './GiftTable.tsx'

export interface GiftsViewProps {
  readonly model: GiftsModel
}

/** The gifts, and what was had of them as a table. */
export function GiftsView({ model }: GiftsViewProps) {
  return (
    <Page title={pageTitles.gifts()}>
      <GiftsSection model={model} Orders={GiftTable} />
    </Page>
  )
}

/** `/activity/enjoyLuxuryGifts`: what is shown lives in the address. */
export function GiftsScreen() {
  const [params, setParams] = useSearchParams()
  return <GiftsView model={useGifts({ params, setParams })} />
}
