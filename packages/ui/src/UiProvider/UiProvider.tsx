import { useLayoutEffect, useState, type ReactNode } from 'react'
import { createToastQueue } from './toastQueue.ts'
import type { BackStack } from './backStack.ts'
import type { UiClock } from './uiClock.ts'
import type { FormFactor } from './formFactor.ts'
import type { LinkComponent } from './linkComponent.ts'
import { UiContext } from './uiContext.ts'
import type { UiLabels } from './uiLabels.ts'
import { useKeyboardInset } from './useKeyboardInset.ts'

const systemClock: UiClock = { now: () => Date.now() }

export interface UiProviderProps {
  /** Which device the shell is made for; sets the density of all controls. */
  formFactor: FormFactor
  /** What the components say by themselves. */
  labels: UiLabels
  /** The router's link; plain anchors without it. */
  linkComponent?: LinkComponent | undefined
  /** Hears the back button of a phone, which then closes overlays first; without it they stay open. */
  backStack?: BackStack | null | undefined
  /** Where countdowns read the time; the device's clock without it. */
  clock?: UiClock | undefined
  /** The application. */
  children: ReactNode
}

/** Says once, for everything below it, the form factor, the words and the router's link. */
export function UiProvider({
  formFactor,
  labels,
  linkComponent,
  backStack = null,
  clock = systemClock,
  children,
}: UiProviderProps) {
  const [toasts] = useState(createToastQueue)
  useLayoutEffect(() => {
    document.documentElement.dataset['density'] = formFactor === 'mobile' ? 'touch' : 'compact'
  }, [formFactor])
  useKeyboardInset(formFactor === 'mobile')
  return (
    <UiContext value={{ formFactor, labels, link: linkComponent, clock, toasts, backStack }}>
      {children}
    </UiContext>
  )
}
