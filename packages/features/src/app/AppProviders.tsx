import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { usePreferences } from '../preferences/usePreferences.ts'
import type { Runtime } from './runtime.ts'
import { RuntimeContext } from './runtimeContext.ts'
import { useDocumentSettings } from './useDocumentSettings.ts'

function Settings({ children }: { children: ReactNode }) {
  const { locale } = usePreferences()
  useDocumentSettings()
  // Messages are plain functions that React cannot watch: another language is another tree.
  return <Fragment key={locale}>{children}</Fragment>
}

/** What every screen of a shell stands in. */
export function AppProviders({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  return (
    <RuntimeContext value={runtime}>
      <Provider store={runtime.page.store}>
        <Settings>{children}</Settings>
      </Provider>
    </RuntimeContext>
  )
}
