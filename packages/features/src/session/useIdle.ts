import { authApi, refreshRequested, useStoreDispatch } from '@koi/store'
import { useSyncExternalStore } from 'react'
import { useRuntime } from '../runtime/runtime.ts'
import { useNow } from '../time/useServerClock.ts'

/** Whether an inactive member is about to be logged out (D5). */
export type IdleModel =
  | { readonly status: 'active' }
  | {
      readonly status: 'warned'
      readonly secondsLeft: number
      readonly onStay: () => void
      readonly onLogout: () => void
    }

/** What the idle watch says; see `useIdleInputs` for what it hears. */
export function useIdle(): IdleModel {
  const { idle, clock } = useRuntime()
  const dispatch = useStoreDispatch()
  const [logout] = authApi.endpoints.logout.useMutation()
  const state = useSyncExternalStore(idle.subscribe, idle.state, idle.state)
  const now = useNow(clock, state.status === 'warned')
  if (state.status === 'active') return { status: 'active' }
  return {
    status: 'warned',
    // Both in whole seconds, or the first one shown would be one too many.
    secondsLeft: Math.max(0, Math.floor(state.endsAt / 1000) - now / 1000),
    onStay: () => {
      idle.stay()
      dispatch(refreshRequested({ what: 'member', force: true }))
    },
    onLogout: () => void logout(),
  }
}
