import * as v from 'valibot'

const id = v.string()
export const tabMessage = v.variant('type', [
  /** A new tab: `twin` is its name where it has a token, which may have been copied from another tab. */
  v.object({ type: v.literal('ask'), from: id, twin: v.nullable(v.string()) }),
  v.object({ type: v.literal('offer'), from: id, to: id }),
  v.object({ type: v.literal('accept'), from: id, to: id }),
  /** The one-time code, and the login that it belongs to. */
  v.object({ type: v.literal('code'), to: id, code: v.string(), login: id }),
  /** The member did something in a tab of this login. */
  v.object({ type: v.literal('active'), login: id }),
  /** The member read or removed messages in a tab of this login. */
  v.object({ type: v.literal('messages'), login: id }),
  /** All of this login has been logged out. */
  v.object({ type: v.literal('ended'), login: id }),
  v.object({ type: v.literal('count'), from: id, login: id }),
  v.object({ type: v.literal('here'), to: id }),
])
export type TabMessage = v.InferOutput<typeof tabMessage>

/** How the tabs of one browser and origin reach each other. */
export interface TabChannel {
  readonly post: (message: TabMessage) => void
  /** Calls back with what other tabs post; the function it gives ends that. */
  readonly subscribe: (listener: (message: unknown) => void) => () => void
}
