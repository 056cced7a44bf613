import type { FrameMessage, ShellMessage } from '@koi/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { readFrameMessage } from './readFrameMessage.ts'

/** Speaks with the frame of a game: hears its messages, and holds its next round back while `hold` is set. */
export function useGameFrame(
  url: string | null,
  { hold, onMessage }: { hold: boolean; onMessage: (message: FrameMessage) => void },
): { readonly ref: (element: HTMLIFrameElement | null) => void } {
  const [element, ref] = useState<HTMLIFrameElement | null>(null)
  const origin = url === null ? null : new URL(url).origin

  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    if (origin === null) return
    const message = readFrameMessage(event, { origin, window: element?.contentWindow ?? null })
    if (message) onMessage(message)
  })
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event)
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])

  useEffect(() => {
    // A page without an origin of its own, as the mock's, cannot be addressed.
    if (!hold || origin === null || origin === 'null' || !element) return undefined
    const say = (type: ShellMessage['type']) =>
      element.contentWindow?.postMessage({ from: 'koi-shell', type } satisfies ShellMessage, origin)
    say('hold')
    return () => say('resume')
  }, [hold, origin, element])

  return { ref }
}
