import { ToastRegion, UiProvider } from '@koi/ui'
import { zhLabels } from '@koi/ui/testing'
import { useLayoutEffect, type ReactNode } from 'react'
import type { StoryGlobals } from './storyGlobals.ts'

export interface SurroundingsProps {
  globals: StoryGlobals
  children: ReactNode
}

/** What a shell puts around a screen: theme and brand on the root, labels, toasts. */
export function Surroundings({ globals, children }: SurroundingsProps) {
  const { theme, brand, formFactor } = globals
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = 'zh-CN'
    root.dataset['brand'] = brand
    if (theme === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = theme
  }, [theme, brand])
  return (
    <UiProvider formFactor={formFactor} labels={zhLabels}>
      {children}
      <ToastRegion />
    </UiProvider>
  )
}
