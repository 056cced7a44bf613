import { frameMessage, type FrameMessage, type ShellMessage } from '@koi/contract/frame'
import type { OddsFormat } from '@koi/contract/odds'
import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import { useRuntime } from '../runtime/runtime.ts'
import { createMessageBudget } from './messageBudget.ts'

/** How a game page is spoken with. */
export interface GameFrameOptions {
  /** Holds the next round back while it is set. */
  readonly hold: boolean
  /** The game can be played. */
  readonly ready: boolean
  /** How the player wants odds to be written; null where nothing was chosen here. */
  readonly oddsFormat: OddsFormat | null
  readonly onMessage: (message: FrameMessage) => void
  /** The page floods the shell with messages, or goes from page to page: it is no game. */
  readonly onMisuse: () => void
}

/** What is said to a game, which learns from whom by its sender. */
type Said =
  | { readonly type: 'hold' | 'resume' | 'transferred' }
  | { readonly type: 'odds'; readonly format: OddsFormat }

/** A game page is one document. One more is let pass: a player may load the frame again. */
const mostDocuments = 2

/** Speaks with the frame of a game. */
export function useGameFrame(
  url: string | null,
  { hold, ready, oddsFormat, onMessage, onMisuse }: GameFrameOptions,
): {
  readonly ref: (element: HTMLIFrameElement | null) => void
  /** Says that money was moved into or out of the wallet that the game plays with. */
  readonly sayTransferred: () => void
} {
  const { clock } = useRuntime()
  const [element, ref] = useState<HTMLIFrameElement | null>(null)
  const origin = url === null ? null : new URL(url).origin

  const misuse = useEffectEvent(onMisuse)
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const message =
      origin === null ? null : readFrameMessage(event, { origin, window: element?.contentWindow ?? null })
    if (message) onMessage(message)
  })
  useEffect(() => {
    if (!element) return undefined
    const spend = createMessageBudget(() => clock.now())
    let documents = 0
    const listen = (event: MessageEvent<unknown>) => {
      if (event.source !== element.contentWindow) return
      const verdict = spend()
      if (verdict === 'heard') hear(event)
      else if (verdict === 'flood') misuse()
    }
    const load = () => {
      documents += 1
      if (documents > mostDocuments) misuse()
    }
    addEventListener('message', listen)
    element.addEventListener('load', load)
    return () => {
      removeEventListener('message', listen)
      element.removeEventListener('load', load)
    }
  }, [element, clock])

  const say = useEffectEvent((message: Said) => {
    // A page without an origin of its own, as the mock's, cannot be addressed.
    if (origin === null || origin === 'null') return
    element?.contentWindow?.postMessage({ from: 'koi-shell', ...message } satisfies ShellMessage, origin)
  })
  useEffect(() => {
    if (!hold || !element) return undefined
    say({ type: 'hold' })
    return () => say({ type: 'resume' })
  }, [hold, element])

  useEffect(() => {
    if (ready && oddsFormat !== null) say({ type: 'odds', format: oddsFormat })
  }, [ready, oddsFormat])

  const [transfers, setTransfers] = useState(0)
  useEffect(() => {
    if (transfers > 0) say({ type: 'transferred' })
  }, [transfers])
  return { ref, sayTransferred: () => setTransfers((count) => count + 1) }
}

/** What the game says, if it is the game that says it: origin, source and shape are checked (D22). Null for all else. */
export function readFrameMessage(
  event: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  frame: { readonly origin: string; readonly window: MessageEventSource | null },
): FrameMessage | null {
  if (frame.window === null || event.source !== frame.window || event.origin !== frame.origin) return null
  const read = v.safeParse(frameMessage, event.data)
  return read.success ? read.output : null
}
