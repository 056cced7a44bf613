import { UiProvider, type BackStack } from '@koi/ui'
import { useLayoutEffect, type ReactNode, useSyncExternalStore } from 'react'
import { Provider } from 'react-redux'
import { uiLabels } from '../labels/uiLabels.ts'
import { BrandContext, useBrand } from '../runtime/brand.ts'
import { RuntimeContext, useRuntime, type Runtime } from '../runtime/runtime.ts'
import { RouterLink } from './RouterLink.tsx'

export interface AppProvidersProps {
  readonly runtime: Runtime
  /** Made before the router; see `createBackStack`. */
  readonly backStack?: BackStack | undefined
  readonly children: ReactNode
}

/** What every screen of a shell stands in: runtime, brand, store, language, theme and what the ui components are given. */
export function AppProviders({ runtime, backStack, children }: AppProvidersProps) {
  return (
    <RuntimeContext value={runtime}>
      <BrandContext value={runtime.brand}>
        <Provider store={runtime.page.store}>
          <InOneLanguage backStack={backStack}>{children}</InOneLanguage>
        </Provider>
      </BrandContext>
    </RuntimeContext>
  )
}

type InnerProps = Omit<AppProvidersProps, 'runtime'>

/** Messages are plain functions that React cannot watch: another language is another tree, its labels among it. */
function InOneLanguage(props: InnerProps) {
  const { preferences } = useRuntime()
  // Of all that is chosen the language alone: whatever changes here is drawn anew as a whole.
  const chosen = () => preferences.get().locale
  const locale = useSyncExternalStore(preferences.subscribe, chosen, chosen)
  return (
    <>
      <DocumentSettings />
      <ComponentProviders key={locale} {...props} />
    </>
  )
}

function ComponentProviders({ backStack, children }: InnerProps) {
  const { formFactor, serverClock } = useRuntime()
  return (
    <UiProvider
      formFactor={formFactor}
      labels={uiLabels()}
      linkComponent={RouterLink}
      backStack={backStack}
      clock={serverClock}
    >
      {children}
    </UiProvider>
  )
}

/** Tells the document its language, brand and theme. Without a choice of theme the system's counts. */
function DocumentSettings() {
  const brand = useBrand()
  const { preferences } = useRuntime()
  // What was chosen is in place before scripts are, and stays while the page is taken over.
  const { locale, theme } = useSyncExternalStore(preferences.subscribe, preferences.get, preferences.get)
  useLayoutEffect(() => {
    const root = document.documentElement
    // The same one again would have the style of all that is on the page worked out anew.
    if (root.lang !== locale) root.lang = locale
    root.dataset['brand'] = brand.theme
    if (theme === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = theme
  }, [brand.theme, locale, theme])
  return null
}
