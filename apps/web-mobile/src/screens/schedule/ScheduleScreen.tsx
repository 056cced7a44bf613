import { MatchList, ScheduleFilterFields, type ScheduleViewProps, useSchedulePage } from '@koi/features/match'
import { FindNav } from '@koi/features/news'
import { routes, pageTitles } from '@koi/features/routing'
import { PulledPage } from '../../layout/PulledPage.tsx'
import { Screen } from '../../layout/Screen.tsx'

/** `/find/scheduleResults` */
export function ScheduleScreen() {
  return <ScheduleView {...useSchedulePage()} />
}

/** The filters above the matches that fit; pulled down they are read again. */
export function ScheduleView({ schedule, onPlay }: ScheduleViewProps) {
  const list = <MatchList schedule={schedule} onPlay={onPlay} />
  return (
    <Screen title={pageTitles.schedule()} parent={routes.news}>
      <FindNav current="schedule" />
      <ScheduleFilterFields schedule={schedule} />
      {schedule.status === 'ready' ? (
        <PulledPage refreshing={schedule.refreshing} onRefresh={schedule.onRefresh}>
          {list}
        </PulledPage>
      ) : (
        list
      )}
    </Screen>
  )
}
