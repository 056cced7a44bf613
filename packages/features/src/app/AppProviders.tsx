import { UiProvider } from '@koi/ui'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { usePreferences } from '../preferences/usePreferences.ts'
import { RouterLink } from '../routing/RouterLink.tsx'
import type { Runtime } from './runtime.ts'
import { RuntimeContext } from './runtimeContext.ts'
import { uiLabels } from './uiLabels.ts'
import { useDocumentSettings } from './useDocumentSettings.ts'
import { useRuntime } from './useRuntime.ts'

function Surroundings({ children }: { children: ReactNode }) {
  const { formFactor, serverClock } = useRuntime()
  const { locale } = usePreferences()
  useDocumentSettings()
  // Messages are plain functions that React cannot watch: another language is another tree.
  return (
    <UiProvider
      key={locale}
      formFactor={formFactor}
      labels={uiLabels()}
      linkComponent={RouterLink}
      clock={serverClock}
    >
      {children}
    </UiProvider>
  )
}

/** What every screen of a shell stands in: runtime, store, language, theme and the surroundings of the components. */
export function AppProviders({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  return (
    <RuntimeContext value={runtime}>
      <Provider store={runtime.page.store}>
        <Surroundings>{children}</Surroundings>
      </Provider>
    </RuntimeContext>
  )
}
