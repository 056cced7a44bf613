import { Loaded } from '@koi/features/loading'
import { routes, pageTitles } from '@koi/features/routing'
import { GiftsCard, LevelCard, LevelList, useVip, type VipModel } from '@koi/features/vip'
import { m } from '@koi/i18n'
import { PulledPage } from '../../layout/PulledPage.tsx'
import { Screen, Sections, Skeletons } from '../../layout/Screen.tsx'

/** `/user/vip` */
export function VipScreen() {
  return <VipView vip={useVip()} />
}

export interface VipViewProps {
  readonly vip: VipModel
}

/** The level, its gifts, and what each level gives; a pull reads it again. */
export function VipView({ vip }: VipViewProps) {
  return (
    <Screen title={pageTitles.vip()} parent={routes.user}>
      <Loaded model={vip} errorTitle={m.vip_error_title()} skeleton={<Skeletons heights={[380, 200]} />}>
        {(ready) => (
          <PulledPage refreshing={ready.refreshing} onRefresh={ready.onRefresh}>
            <Sections>
              <LevelCard vip={ready} />
              {ready.eligible ? <GiftsCard gifts={ready.gifts} /> : null}
              {ready.eligible ? <LevelList levels={ready.levels} /> : null}
            </Sections>
          </PulledPage>
        )}
      </Loaded>
    </Screen>
  )
}
