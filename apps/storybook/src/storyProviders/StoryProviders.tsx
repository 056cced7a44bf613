import { koi } from '@koi/brand/koi'
import { BrandContext } from '@koi/features/runtime'
import { setLocale } from '@koi/i18n'
import { ToastRegion, type UiLabels, type UiProviderProps } from '@koi/ui'
import { ListeningUi } from '@koi/ui/testing'
import { useLayoutEffect, type ReactNode } from 'react'
import { brands } from './brands.ts'
import type { StoryGlobals } from './storyGlobals.ts'

export interface StoryProvidersProps {
  globals: StoryGlobals
  /** What the components say by themselves, in the language that is set. */
  labels: () => UiLabels
  /** The story stands on a page among others: its density is its own, the page keeps the compact one. */
  among: boolean
  children: ReactNode
}

/** What a shell puts around a screen: theme, brand, language and text size on the root, labels, toasts. */
export function StoryProviders({ globals, labels, among, children }: StoryProvidersProps) {
  const { theme, brand, formFactor, density, locale, textSize } = globals
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = locale
    root.dataset['brand'] = brand
    if (theme === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = theme
    root.style.fontSize = textSize === 100 ? '' : `${textSize}%`
  }, [theme, brand, locale, textSize])
  const ownDensity = density ?? (formFactor === 'mobile' ? 'touch' : 'compact')
  // After the provider, which sets what the form has, whenever it does.
  useLayoutEffect(() => {
    document.documentElement.dataset['density'] = among ? 'compact' : ownDensity
  })
  // Messages are plain functions that React cannot watch: said before anything below is drawn, and another tree after.
  void setLocale(locale, { reload: false })
  return (
    <Labelled key={`${locale} ${density}`} formFactor={formFactor} labels={labels}>
      <BrandContext value={brands.find(({ theme: own }) => own === brand) ?? koi}>
        {among ? <div data-density={ownDensity}>{children}</div> : children}
        <ToastRegion />
      </BrandContext>
    </Labelled>
  )
}

/** Says the labels once, in the language that is set when it is made. */
function Labelled({
  labels,
  ...rest
}: Omit<UiProviderProps, 'labels'> & Pick<StoryProvidersProps, 'labels'>) {
  return <ListeningUi {...rest} labels={labels()} />
}
