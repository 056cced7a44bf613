import { useSearchParams } from 'react-router-dom'
import type { MatchListProps } from './MatchList.tsx'
import { usePlayMatch } from './usePlayMatch.ts'
import { useSchedule, type ScheduleModel } from './useSchedule.ts'

export interface ScheduleViewProps extends Pick<MatchListProps, 'onPlay'> {
  readonly schedule: ScheduleModel
}

/** The page of the schedule: every filter lives in the address. */
export function useSchedulePage(): ScheduleViewProps {
  const [params, setParams] = useSearchParams()
  return { schedule: useSchedule({ url: { params, setParams } }), onPlay: usePlayMatch() }
}
