/** The server's time (D12). `offset` is server minus device, in ms; `now()` gives the server's time in ms. */
export interface ServerClockModel {
  readonly offset: number
  readonly timeZone: string
  readonly now: () => number
}
