import { m } from '@koi/i18n'
import { Segmented, Select, Tabs } from '@koi/ui'
import { FilterFields, FilterRow } from '../forms/FilterFields.tsx'
import styles from './ScheduleFilterFields.module.css'
import type { ScheduleModel } from './useSchedule.ts'
import type { StateFilter } from './useScheduleFilters.ts'

export interface ScheduleFilterFieldsProps {
  readonly schedule: Pick<ScheduleModel, 'filters' | 'leagues' | 'counts' | 'oddsFormat'>
}

/** Day, state and league, and the format of the odds. Each choice applies at once. */
export function ScheduleFilterFields({ schedule }: ScheduleFilterFieldsProps) {
  const { filters, leagues, counts, oddsFormat } = schedule
  const states: readonly { readonly value: StateFilter; readonly name: string }[] = [
    { value: 'live', name: m.match_state_live() },
    { value: 'coming', name: m.match_state_coming() },
    { value: 'finished', name: m.match_state_finished() },
    { value: 'all', name: m.match_state_all() },
  ]
  return (
    <FilterFields>
      <Tabs
        label={m.match_day()}
        value={filters.day}
        onValueChange={filters.onDay}
        items={filters.days.map(({ day, label }) => ({ id: day, label }))}
      />
      <FilterRow>
        <Segmented
          label={m.match_state()}
          value={filters.state}
          onValueChange={filters.onState}
          options={states.map(({ value, name }) => ({
            value,
            label: counts ? m.match_state_count({ state: name, count: counts[value] }) : name,
          }))}
        />
        <div className={styles['selects']}>
          <Select
            className={styles['league']}
            aria-label={m.match_league()}
            value={filters.league ?? ''}
            onValueChange={(league) => filters.onLeague(league === '' ? null : league)}
            options={[
              { value: '', label: m.match_all_leagues() },
              ...leagues.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <Select
            className={styles['odds']}
            aria-label={m.match_odds_format()}
            value={oddsFormat.format}
            onValueChange={oddsFormat.onFormat}
            options={oddsFormat.formats.map(({ format, name }) => ({ value: format, label: name }))}
          />
        </div>
      </FilterRow>
    </FilterFields>
  )
}
