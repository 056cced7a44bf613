import { cashierActions, type CashierAction, type Locale } from './cashierSession.ts'

/** The press that settled an order on this page, kept with the page's entry in the history: a reload still knows it. */
export interface Pressed {
  readonly pressed: CashierAction
  readonly locale: Locale
}

/** Reads what was kept; null when nothing was, or something else. */
export function pressedBefore(state: unknown): Pressed | null {
  if (typeof state !== 'object' || state === null || !('pressed' in state) || !('locale' in state))
    return null
  const pressed = cashierActions.find((action) => action === state.pressed)
  return pressed ? { pressed, locale: state.locale === 'en' ? 'en' : 'zh-CN' } : null
}
