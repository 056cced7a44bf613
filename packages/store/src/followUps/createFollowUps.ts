import type { Logger } from '@koi/api-core'
import type { Middleware, UnknownAction } from '@reduxjs/toolkit'
import type { DispatchOf } from '../api/apiState.ts'

interface Store<State> {
  readonly dispatch: DispatchOf<State>
  readonly getState: () => State
}

type Effect<Action, State> = (action: Action, store: Store<State>) => unknown

/** Says what follows from actions of a kind, once they have changed the state. */
export type FollowUp<State> = <Action extends UnknownAction>(
  matches: (action: UnknownAction) => action is Action,
  effect: Effect<Action, State>,
) => void

/** What follows from what: give the middleware to the store. What an effect throws is logged and disturbs no other. */
export function createFollowUps<State>(logger: Logger) {
  const effects = new Set<Effect<UnknownAction, State>>()
  const followUp: FollowUp<State> = (matches, effect) => {
    effects.add((action, store) => (matches(action) ? effect(action, store) : undefined))
  }
  const run = async (effect: Effect<UnknownAction, State>, action: UnknownAction, store: Store<State>) => {
    try {
      await effect(action, store)
    } catch (error) {
      logger.error(`${action.type}: what follows from it failed`, error)
    }
  }
  const middleware: Middleware<object, State, DispatchOf<State>> = (store) => (next) => (action) => {
    const result = next(action)
    if (isAction(action)) for (const effect of effects) void run(effect, action, store)
    return result
  }
  return { middleware, followUp, stop: () => effects.clear() }
}

function isAction(action: unknown): action is UnknownAction {
  return typeof action === 'object' && action !== null && 'type' in action
}
