import { authApi, refreshAsked, useStoreDispatch } from '@koi/store'
import { useEffect, useSyncExternalStore } from 'react'
import { useRuntime } from '../app/useRuntime.ts'
import { useNow } from '../time/useNow.ts'
import type { IdleModel } from './idleModel.ts'

const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Watches the player's input for D5. Use it once, in the layout that all routes share. */
export function useIdle(): IdleModel {
  const { idle, clock } = useRuntime()
  const dispatch = useStoreDispatch()
  const [logout] = authApi.endpoints.logout.useMutation()
  const state = useSyncExternalStore(idle.subscribe, idle.state)
  const now = useNow(clock, state.status === 'warned')

  useEffect(() => {
    for (const input of inputs) addEventListener(input, idle.touch, { passive: true })
    return () => {
      for (const input of inputs) removeEventListener(input, idle.touch)
    }
  }, [idle])
  if (state.status === 'active') return { status: 'active' }
  return {
    status: 'warned',
    secondsLeft: Math.max(0, Math.ceil((state.endsAt - now) / 1000)),
    onStay: () => {
      idle.stay()
      dispatch(refreshAsked({ what: 'member', force: true }))
    },
    onLogout: () => void logout(),
  }
}
