import type { makeStore } from '@koi/store'
import type { IdleWatch } from './createIdleWatch.ts'

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
