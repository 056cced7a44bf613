import { createContext } from 'react'
import type { ToastQueue } from './toastQueue.ts'
import type { BackStack } from './backStack.ts'
import type { UiClock } from './uiClock.ts'
import type { FormFactor } from './formFactor.ts'
import type { LinkComponent } from './linkComponent.ts'
import type { UiLabels } from './uiLabels.ts'

/** What every component takes from its provider. */
export interface UiContextValue {
  readonly formFactor: FormFactor
  readonly labels: UiLabels
  readonly link: LinkComponent | undefined
  readonly clock: UiClock
  readonly toasts: ToastQueue
  /** Overlays that the back button closes; none where no such button is. */
  readonly backStack: BackStack | null
}

export const UiContext = createContext<UiContextValue | undefined>(undefined)
