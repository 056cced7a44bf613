import { use } from 'react'
import { UiContext, type UiContextValue } from './uiContext.ts'

/** The surroundings a `UiProvider` says. Throws outside of one. */
export function useUi(): UiContextValue {
  const surroundings = use(UiContext)
  if (!surroundings)
    throw new Error('A component of @koi/ui needs labels: render it inside <UiProvider formFactor labels>.')
  return surroundings
}
