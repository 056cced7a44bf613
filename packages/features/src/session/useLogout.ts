import { authApi } from '@koi/store'
import { useState } from 'react'
import type { Navigate } from '../routing/address.ts'
import { routes } from '../routing/pages.ts'
import { useRuntime } from '../runtime/runtime.ts'

/** Logging out; it completes on this device even when the server cannot be reached (D5). */
export interface LogoutModel {
  readonly status: 'idle' | 'asked' | 'busy'
  /** Whether other tabs of this browser are logged in with this one. */
  readonly others: boolean
  readonly onLogout: () => void
  /** Of the question: this tab alone, or all tabs of the login. */
  readonly onThisTab: () => void
  readonly onAll: () => void
  readonly onCancel: () => void
}

export interface LogoutOptions {
  readonly navigate: Navigate
  /** Asks in any case; otherwise only where there are other tabs. */
  readonly asks?: boolean
  readonly onDone?: () => void
}

/**
 * Logs out and goes home. The session ends on this device even when the call fails (D5). Without other tabs all of the login
 * ends: tabs that were closed leave sessions behind.
 */
export function useLogout({ navigate, asks = false, onDone }: LogoutOptions): LogoutModel {
  const { tabs } = useRuntime()
  const [logout, { isLoading }] = authApi.endpoints.logout.useMutation()
  const [counting, setCounting] = useState(false)
  const [question, setQuestion] = useState<{ readonly others: boolean } | null>(null)
  const leave = async (all: boolean) => {
    const login = tabs.login()
    setQuestion(null)
    await logout({ all })
    if (all) tabs.noteLogout(login)
    onDone?.()
    await navigate(routes.home, { replace: true })
  }
  const begin = async () => {
    setCounting(true)
    const others = await tabs.hasOthers()
    setCounting(false)
    if (asks || others) setQuestion({ others })
    else await leave(true)
  }
  return {
    status: isLoading || counting ? 'busy' : question ? 'asked' : 'idle',
    others: question?.others ?? false,
    onLogout: () => {
      if (!isLoading && !counting) void begin()
    },
    onThisTab: () => void leave(false),
    onAll: () => void leave(true),
    onCancel: () => setQuestion(null),
  }
}
