import { shellMessage, type FrameMessage, type ShellMessage } from '@koi/contract/frame'
import * as v from 'valibot'

export interface ShellLink {
  /** Whether a shell frames the page. */
  readonly framed: boolean
  send(message: FrameMessage): void
}

/** The part of a window that the link needs. */
interface FrameWindow {
  parent: { postMessage(message: unknown, options: { targetOrigin: string }): void }
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}

/**
 * Talks with the framing shell. A message is believed only from the parent window, from the shell's origin, and in
 * the agreed shape (D22); it is sent to that origin alone.
 */
export function createShellLink(deps: {
  window: FrameWindow
  shellOrigin: string
  onMessage: (message: ShellMessage) => void
}): ShellLink {
  const { window, shellOrigin } = deps
  const framed = !Object.is(window.parent, window)

  window.addEventListener('message', ({ origin, source, data }) => {
    if (!framed || origin !== shellOrigin || source !== window.parent) return
    const message = v.safeParse(shellMessage, data)
    if (message.success) deps.onMessage(message.output)
  })
  return {
    framed,
    send(message) {
      if (framed) window.parent.postMessage(message, { targetOrigin: shellOrigin })
    },
  }
}
