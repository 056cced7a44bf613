import { MatchList, ScheduleFilterFields, type ScheduleViewProps, useSchedulePage } from '@koi/features/match'
import { FindNav } from '@koi/features/news'
import { pageTitles } from '@koi/features/routing'
import { Page } from '../../layout/Page.tsx'
import styles from './ScheduleScreen.module.css'

/** `/find/scheduleResults` */
export function ScheduleScreen() {
  return <ScheduleView {...useSchedulePage()} />
}

/** The filters above the matches that fit. */
export function ScheduleView({ schedule, onPlay }: ScheduleViewProps) {
  return (
    <Page title={pageTitles.schedule()}>
      <FindNav current="schedule" />
      <div className={styles['column']}>
        <ScheduleFilterFields schedule={schedule} />
        <MatchList schedule={schedule} onPlay={onPlay} />
      </div>
    </Page>
  )
}
