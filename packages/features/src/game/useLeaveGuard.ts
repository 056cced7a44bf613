import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useRuntime } from '../runtime/runtime.ts'

/**
 * While `held`, every way off this page waits for an answer: buttons, links and the browser's back, and closing the tab by
 * the browser's own question. Another query of the same path is not leaving, and who is no member any more may always go.
 * Needs a router with guards, such as `createPageRouter`.
 */
export function useLeaveGuard(held: boolean): {
  readonly asking: boolean
  readonly onConfirm: () => void
  readonly onStay: () => void
} {
  const { store } = useRuntime().page
  // The store is asked at the moment of leaving: the end of a session moves the player on before this page hears of it.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      held &&
      currentLocation.pathname !== nextLocation.pathname &&
      store.getState().session.status === 'member',
  )
  const agreed = blocker.state === 'proceeding'

  useEffect(() => {
    if (!held || agreed) return undefined
    const confirmUnload = (event: Event) => {
      if (store.getState().session.status === 'member') event.preventDefault()
    }
    addEventListener('beforeunload', confirmUnload)
    return () => removeEventListener('beforeunload', confirmUnload)
  }, [held, agreed, store])

  return {
    asking: blocker.state === 'blocked',
    onConfirm: () => blocker.proceed?.(),
    onStay: () => blocker.reset?.(),
  }
}
