import { Loaded, RefreshButton } from '@koi/features/loading'
import { pageTitles } from '@koi/features/routing'
import { GiftsCard, LevelCard, LevelTable, useVip, type VipModel } from '@koi/features/vip'
import { m } from '@koi/i18n'
import { Columns, Skeleton } from '@koi/ui'
import { Page } from '../../layout/Page.tsx'

/** `/user/vip` */
export function VipScreen() {
  return <VipView vip={useVip()} />
}

export interface VipViewProps {
  readonly vip: VipModel
}

/** The level beside its gifts, and below them what each level gives. */
export function VipView({ vip }: VipViewProps) {
  return (
    <Page
      title={pageTitles.vip()}
      actions={vip.status === 'ready' ? <RefreshButton model={vip} /> : undefined}
    >
      <Loaded model={vip} errorTitle={m.vip_error_title()} skeleton={<VipSkeleton />}>
        {(ready) =>
          ready.eligible ? (
            <>
              <Columns wider="main" aside={<GiftsCard gifts={ready.gifts} />}>
                <LevelCard vip={ready} />
              </Columns>
              <LevelTable levels={ready.levels} />
            </>
          ) : (
            <LevelCard vip={ready} />
          )
        }
      </Loaded>
    </Page>
  )
}

function VipSkeleton() {
  return (
    <Columns wider="main" aside={<Skeleton shape="box" height={240} />}>
      <Skeleton shape="box" height={380} />
    </Columns>
  )
}
