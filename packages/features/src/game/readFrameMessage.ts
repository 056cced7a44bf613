import { frameMessage, type FrameMessage } from '@koi/contract'
import * as v from 'valibot'

/** What the game says, if it is the game that says it: origin, source and shape are checked (D22). Null for all else. */
export function readFrameMessage(
  event: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  frame: { readonly origin: string; readonly window: MessageEventSource | null },
): FrameMessage | null {
  if (frame.window === null || event.source !== frame.window || event.origin !== frame.origin) return null
  const read = v.safeParse(frameMessage, event.data)
  return read.success ? read.output : null
}
