import { m } from '@koi/i18n'
import { Button, Card, Empty, NoResultIcon, Skeleton } from '@koi/ui'
import { Loaded } from '../loading/Loaded.tsx'
import { MatchItem, type MatchItemProps } from './MatchItem.tsx'
import styles from './MatchList.module.css'
import type { ScheduleModel } from './useSchedule.ts'

export interface MatchListProps extends Pick<MatchItemProps, 'onPlay'> {
  readonly schedule: ScheduleModel
}

/** The matches that fit in the order they start, or what there is instead. */
export function MatchList({ schedule, onPlay }: MatchListProps) {
  return (
    <Loaded
      model={schedule}
      errorTitle={m.match_error_title()}
      skeleton={
        <Card padding="none">
          <div className={styles['skeleton']}>
            {[1, 2, 3, 4, 5, 6].map((place) => (
              <Skeleton key={place} shape="box" height={76} />
            ))}
          </div>
        </Card>
      }
      empty={
        <Empty
          title={m.match_empty_title()}
          description={m.match_empty_text()}
          icon={NoResultIcon}
          action={<Button onClick={schedule.filters.onClear}>{m.match_clear()}</Button>}
        />
      }
    >
      {({ matches, stale }) => (
        <>
          <Card padding="none">
            <ul aria-label={m.match_list()}>
              {matches.map((match) => (
                <li key={match.id} className={styles['item']}>
                  <MatchItem match={match} onPlay={onPlay} />
                </li>
              ))}
            </ul>
          </Card>
          <output className={styles['note']}>
            {stale ? m.match_stale() : m.match_simulated({ zone: schedule.zone })}
          </output>
        </>
      )}
    </Loaded>
  )
}
