import { createContext } from 'react'
import type { ToastQueue } from '../Toast/toastQueue.ts'
import type { UiClock } from './uiClock.ts'
import type { FormFactor } from './formFactor.ts'
import type { LinkComponent } from './linkComponent.ts'
import type { UiLabels } from './uiLabels.ts'

/** What every component may know of its surroundings. */
export interface UiSurroundings {
  readonly formFactor: FormFactor
  readonly labels: UiLabels
  readonly link: LinkComponent | undefined
  readonly clock: UiClock
  readonly toasts: ToastQueue
}

export const UiContext = createContext<UiSurroundings | undefined>(undefined)
