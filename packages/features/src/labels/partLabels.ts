import { m } from '@koi/i18n'
import type { UiLabels } from '@koi/ui'
import type { frameLabels } from './frameLabels.ts'

export type PartLabels = Omit<UiLabels, keyof ReturnType<typeof frameLabels>>

/** What all other components say by themselves. */
export function partLabels(): PartLabels {
  return {
    cancel: m.common_cancel(),
    confirm: m.common_confirm(),
    back: m.common_back(),
    more: m.common_more(),
    search: m.common_search(),
    clear: m.common_clear(),
    show: m.common_show(),
    hide: m.common_hide(),
    copy: m.common_copy(),
    copied: m.common_copied(),
    copyRefused: m.common_copy_refused(),
    previous: m.common_previous(),
    endOfList: m.common_end_of_list(),
    sendCode: m.common_send_code(),
    resendIn: (seconds) => m.common_resend_in({ seconds }),
    max: m.common_max(),
    from: m.common_from(),
    to: m.common_to(),
    dayFormat: m.common_day_format(),
    openCalendar: (field) => m.common_open_calendar({ field }),
    notBefore: (day) => m.common_not_before({ day }),
    notAfter: (day) => m.common_not_after({ day }),
    notADay: (day) => m.common_not_a_day({ day }),
    optional: m.common_optional(),
    decrease: m.common_decrease(),
    increase: m.common_increase(),
    remove: m.common_remove(),
    noMatch: m.common_no_match(),
    letters: m.common_letters(),
    choose: m.common_choose(),
    page: (page, pages) => m.common_page_of({ page, pages }),
    stepDone: m.common_step_done(),
    stepWaiting: m.common_step_waiting(),
    stepFailed: m.common_step_failed(),
    days: (days) => m.common_days({ days }),
    previousMonth: m.common_previous_month(),
    nextMonth: m.common_next_month(),
    month: (year, month) => m.common_month({ year, month }),
    day: (month, day) => m.common_day({ month, day }),
    weekdays: [
      m.common_weekday_monday(),
      m.common_weekday_tuesday(),
      m.common_weekday_wednesday(),
      m.common_weekday_thursday(),
      m.common_weekday_friday(),
      m.common_weekday_saturday(),
      m.common_weekday_sunday(),
    ],
    today: m.common_today(),
    asTable: m.common_as_table(),
    asChart: m.common_as_chart(),
    moveByArrows: m.common_move_by_arrows(),
    moveElsewhere: m.common_move_elsewhere(),
  }
}
