import type { Clock, Timers } from '@koi/api-core'
import type { makeStore } from '@koi/store'

/** Where a watched sitting stands; `endsAt` is in ms of the given clock. */
export type IdleState = { readonly status: 'active' } | { readonly status: 'warned'; readonly endsAt: number }

/** Watches for want of input (D5). */
export interface IdleWatch {
  readonly state: () => IdleState
  readonly subscribe: (listener: () => void) => () => void
  /** The player did something. While warned only `stay` counts, so that a stray touch does not answer the question. */
  readonly touch: () => void
  /** The player wants to stay. */
  readonly stay: () => void
  readonly start: () => void
  readonly stop: () => void
}

/** Makes a watch that warns `warnMs` before `idleMs` without input are over, then calls `onIdle` once. */
export function createIdleWatch(deps: {
  readonly clock: Clock
  readonly timers: Timers
  readonly idleMs: number
  readonly warnMs: number
  readonly onIdle: () => void
}): IdleWatch {
  const { clock, timers, idleMs, warnMs } = deps
  const active: IdleState = { status: 'active' }
  const listeners = new Set<() => void>()
  let state: IdleState = active
  let last = 0
  let running = false
  let cancel = () => {}

  const show = (next: IdleState) => {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }
  const arm = () => {
    cancel()
    const due = last + (state.status === 'active' ? idleMs - warnMs : idleMs)
    cancel = timers.after(Math.max(0, due - clock.now()), tick)
  }
  // By timestamps: a device that slept through warning and end finds the end.
  const tick = () => {
    const idle = clock.now() - last
    if (idle >= idleMs) {
      stop()
      deps.onIdle()
      return
    }
    if (idle >= idleMs - warnMs && state.status === 'active')
      show({ status: 'warned', endsAt: last + idleMs })
    arm()
  }
  const begin = () => {
    last = clock.now()
    show(active)
    arm()
  }
  const stop = () => {
    running = false
    cancel()
    show(active)
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    touch() {
      if (!running || state.status === 'warned') return
      if (clock.now() - last >= idleMs - warnMs) tick()
      else last = clock.now()
    },
    stay() {
      if (running) begin()
    },
    start() {
      if (running) return
      running = true
      begin()
    },
    stop,
  }
}

/** Watches for idleness while there is a member, and only then. The function it gives ends that. */
export function followMembership(store: ReturnType<typeof makeStore>['store'], idle: IdleWatch): () => void {
  const follow = () => {
    if (store.getState().session.status === 'member') idle.start()
    else idle.stop()
  }
  follow()
  const unsubscribe = store.subscribe(follow)
  return () => {
    unsubscribe()
    idle.stop()
  }
}
