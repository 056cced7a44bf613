import { setLocale } from '@koi/i18n'
import { ToastRegion, UiProvider, type UiLabels } from '@koi/ui'
import { useLayoutEffect, type ReactNode } from 'react'
import type { StoryGlobals } from './storyGlobals.ts'

export interface SurroundingsProps {
  globals: StoryGlobals
  /** What the components say by themselves, in the language that is set. */
  labels: () => UiLabels
  children: ReactNode
}

/** What a shell puts around a screen: theme, brand, language and text size on the root, labels, toasts. */
export function Surroundings({ globals, labels, children }: SurroundingsProps) {
  const { theme, brand, formFactor, density, locale, textSize } = globals
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = locale
    root.dataset['brand'] = brand
    if (theme === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = theme
    root.style.fontSize = textSize === 100 ? '' : `${textSize}%`
  }, [theme, brand, locale, textSize])
  // After the provider, which sets what the form has, whenever it does.
  useLayoutEffect(() => {
    if (density) document.documentElement.dataset['density'] = density
  })
  // Messages are plain functions that React cannot watch: said before anything below is drawn, and another tree after.
  void setLocale(locale, { reload: false })
  return (
    <UiProvider key={`${locale} ${density}`} formFactor={formFactor} labels={labels()}>
      {children}
      <ToastRegion />
    </UiProvider>
  )
}
