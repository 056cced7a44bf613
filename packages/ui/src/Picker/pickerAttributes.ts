import type { ComponentPropsWithRef } from 'react'

/** What every control takes that opens something to choose from. */
export type PickerAttributes = Pick<
  ComponentPropsWithRef<'button'>,
  'id' | 'disabled' | 'className' | 'aria-label' | 'aria-describedby' | 'autoFocus' | 'onBlur'
>
