import { authApi, refreshAsked, useStoreDispatch } from '@koi/store'
import { useEffect, useReducer, useSyncExternalStore } from 'react'
import { useRuntime } from '../app/useRuntime.ts'
import type { IdleModel } from './idleModel.ts'

const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Watches the player's input for D5. Use it once, in the layout that all routes share. */
export function useIdle(): IdleModel {
  const { idle, clock, timers } = useRuntime()
  const dispatch = useStoreDispatch()
  const [logout] = authApi.endpoints.logout.useMutation()
  const state = useSyncExternalStore(idle.subscribe, idle.state)
  const [, nextSecond] = useReducer((count: number) => count + 1, 0)

  useEffect(() => {
    for (const input of inputs) addEventListener(input, idle.touch, { passive: true })
    return () => {
      for (const input of inputs) removeEventListener(input, idle.touch)
    }
  }, [idle])
  const warned = state.status === 'warned'
  useEffect(() => {
    let cancel = () => {}
    const arm = () => {
      cancel = timers.after(1000, () => {
        nextSecond()
        arm()
      })
    }
    if (warned) arm()
    return () => cancel()
  }, [warned, timers])

  if (state.status === 'active') return { status: 'active' }
  return {
    status: 'warned',
    secondsLeft: Math.max(0, Math.ceil((state.endsAt - clock.now()) / 1000)),
    onStay: () => {
      idle.stay()
      dispatch(refreshAsked({ what: 'member', force: true }))
    },
    onLogout: () => void logout(),
  }
}
