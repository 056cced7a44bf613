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
  readonly optional: string
  /** Names the region where toasts appear. */
  readonly notifications: string
  readonly page: (page: number, pages: number) => string
}
