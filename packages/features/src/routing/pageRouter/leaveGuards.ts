import { IDLE_BLOCKER, type Blocker, type BlockerFunction } from 'react-router-dom'

type Move = Parameters<BlockerFunction>[0]
type Blockers = Map<string, Blocker>

/** What `useBlocker` needs of a router: who may hold a move back, and what became of those who did. */
export interface LeaveGuards {
  /** The guard that holds a move back; null when none does, or the player has agreed to it. */
  holding(move: Move): string | null
  /** Holds a move back until the player decides: `proceed` makes it. */
  hold(key: string, move: Move, proceed: () => void): void
  /** Every guard as it is after a move. */
  released(): Blockers
  readonly add: (key: string, guard: BlockerFunction) => Blocker
  readonly remove: (key: string) => void
}

/** @param blockers what they are at present @param onChange is given what they are from now on */
export function createLeaveGuards(
  blockers: () => Blockers,
  onChange: (blockers: Blockers) => void,
): LeaveGuards {
  const guards = new Map<string, BlockerFunction>()
  const change = (key: string, blocker: Blocker) => onChange(new Map(blockers()).set(key, blocker))
  return {
    holding(move) {
      const [key, guard] = [...guards].at(-1) ?? []
      if (key === undefined || blockers().get(key)?.state === 'proceeding') return null
      return guard?.(move) ? key : null
    },
    hold(key, { nextLocation: location }, proceed) {
      change(key, {
        state: 'blocked',
        location,
        proceed() {
          change(key, { state: 'proceeding', location, proceed: undefined, reset: undefined })
          proceed()
        },
        reset: () => change(key, IDLE_BLOCKER),
      })
    },
    released: () => new Map([...blockers().keys()].map((key) => [key, IDLE_BLOCKER])),
    add(key, guard) {
      guards.set(key, guard)
      return blockers().get(key) ?? IDLE_BLOCKER
    },
    remove(key) {
      guards.delete(key)
      // Without telling anyone: who was to be told is gone.
      blockers().delete(key)
    },
  }
}
