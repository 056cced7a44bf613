/** Every text the components say by themselves. The shell hands them in, in the player's language. */
export interface UiLabels {
  readonly close: string
  readonly cancel: string
  readonly confirm: string
  readonly retry: string
  /** Said while something loads. */
  readonly loading: string
  readonly back: string
  readonly more: string
  readonly search: string
  readonly clear: string
  /** Shows a password or an amount. */
  readonly show: string
  /** Hides a password or an amount. */
  readonly hide: string
  readonly copy: string
  readonly copied: string
  /** Said where the browser refuses to copy: the text stands there, selected. */
  readonly copyRefused: string
  /** Stops a moving line. */
  readonly pause: string
  /** Lets it move again. */
  readonly play: string
  readonly previous: string
  readonly next: string
  readonly endOfList: string
  readonly pullToRefresh: string
  readonly releaseToRefresh: string
  readonly refreshing: string
  readonly sendCode: string
  /** How long until a code may be sent again. */
  readonly resendIn: (seconds: number) => string
  /** The button that fills in the whole available amount. */
  readonly max: string
  /** Said in place of an amount that is not known. */
  readonly unknown: string
  /** Said in place of an amount that is hidden. */
  readonly hidden: string
  readonly from: string
  readonly to: string
  /** How a day is typed, in an empty field. */
  readonly dayFormat: string
  /** Names the button beside a day's field, which opens a calendar. */
  readonly openCalendar: (field: string) => string
  /** Said of a day, `YYYY-MM-DD`, before the first that may be chosen. */
  readonly notBefore: (day: string) => string
  /** Said of a day after the last that may be chosen. */
  readonly notAfter: (day: string) => string
  /** What was typed is no day; with one as an example. */
  readonly notADay: (example: string) => string
  readonly optional: string
  /** Names the region where toasts appear. */
  readonly notifications: string
  /** One step down. */
  readonly decrease: string
  /** One step up. */
  readonly increase: string
  readonly remove: string
  /** Said where a search finds nothing. */
  readonly noMatch: string
  /** Names the rail of letters beside a long list. */
  readonly letters: string
  /** Stands where nothing is chosen yet. */
  readonly choose: string
  readonly page: (page: number, pages: number) => string
  /** Said of a step that lies behind. */
  readonly stepDone: string
  /** Said of a step that is still ahead. */
  readonly stepWaiting: string
  /** Said of a step that could not be done. */
  readonly stepFailed: string
  /** How many whole days are left, before the hours: `9 天`. */
  readonly days: (days: number) => string
  readonly previousMonth: string
  readonly nextMonth: string
  /** Names a month; `month` is 1 to 12. */
  readonly month: (year: number, month: number) => string
  /** Names a day within its month, read aloud; `month` is 1 to 12. */
  readonly day: (month: number, day: number) => string
  /** The days of the week in a character or two each, from Monday. */
  readonly weekdays: readonly [string, string, string, string, string, string, string]
  /** Said of the day that is today. */
  readonly today: string
  /** Shows numbers as a table in place of a drawing. */
  readonly asTable: string
  /** Shows numbers as a drawing in place of a table. */
  readonly asChart: string
  /** Says what kind of thing a carousel is. */
  readonly carousel: string
  readonly slide: (slide: number, slides: number) => string
  /** Shows the slide before this one. */
  readonly previousSlide: string
  readonly nextSlide: string
  /** How a thing that can be dragged is moved without a pointer. */
  readonly moveByArrows: string
  /** The button that moves it without dragging. */
  readonly moveElsewhere: string
}
