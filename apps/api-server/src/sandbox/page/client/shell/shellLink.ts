import { isRecord } from '../calls/isRecord.ts'

/** What the page tells the shell: hints only, amounts are read from the server. */
export type FrameMessage =
  | { from: 'koi-game'; type: 'ready' }
  | { from: 'koi-game'; type: 'staked' | 'settled'; round: string }
  | { from: 'koi-game'; type: 'failed'; reason: 'closed' | 'network' | 'refused' }

export interface ShellLink {
  /** Whether a shell frames the page. */
  readonly framed: boolean
  send(message: FrameMessage): void
  /** Stops listening. */
  close(): void
}

/** The window's part that the link needs. */
interface FrameWindow {
  parent: { postMessage(message: unknown, options: { targetOrigin: string }): void }
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}

/**
 * Talks with the framing shell. A message is believed only from the parent window, from the shell's origin, and in
 * the agreed shape (D22); it is sent to that origin alone.
 */
export function createShellLink(deps: {
  window: FrameWindow
  shellOrigin: string
  onMessage: (type: 'hold' | 'resume') => void
}): ShellLink {
  const { window, shellOrigin } = deps
  const framed = !Object.is(window.parent, window)

  function listen(event: MessageEvent): void {
    if (!framed || event.origin !== shellOrigin || event.source !== window.parent) return
    const message: unknown = event.data
    if (!isRecord(message) || message['from'] !== 'koi-shell') return
    if (message['type'] === 'hold' || message['type'] === 'resume') deps.onMessage(message['type'])
  }

  window.addEventListener('message', listen)
  return {
    framed,
    send(message) {
      if (framed) window.parent.postMessage(message, { targetOrigin: shellOrigin })
    },
    close() {
      window.removeEventListener('message', listen)
    },
  }
}
