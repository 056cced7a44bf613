import { describe, expect, it } from 'vitest'
import { createShellLink } from './shellLink.ts'

const shellOrigin = 'http://127.0.0.1:4173'

function frame() {
  const posted: unknown[] = []
  const heard: string[] = []
  const target = new EventTarget()
  const parent = Object.assign(new EventTarget(), {
    postMessage: (message: unknown, options: { targetOrigin: string }) => posted.push([message, options]),
  })
  const link = createShellLink({
    window: {
      parent,
      addEventListener: (type, listener) =>
        target.addEventListener(type, (event) => {
          if (event instanceof MessageEvent) listener(event)
        }),
    },
    shellOrigin,
    onMessage: (message) => heard.push(message.type === 'odds' ? message.format : message.type),
  })
  function receive(init: { origin: string; source: unknown; data: unknown }): void {
    const event = new MessageEvent('message', { data: init.data, origin: init.origin })
    Object.defineProperty(event, 'source', { value: init.source })
    target.dispatchEvent(event)
  }
  return { posted, heard, link, parent, receive }
}

const hold = { from: 'koi-shell', type: 'hold' }

describe('createShellLink', () => {
  it('sends messages to the origin of the shell only', () => {
    const { link, posted } = frame()
    link.send({ from: 'koi-game', type: 'ready' })
    expect(posted).toEqual([[{ from: 'koi-game', type: 'ready' }, { targetOrigin: shellOrigin }]])
  })

  it('takes a message of the agreed shape from the parent window and its origin', () => {
    const { heard, parent, receive } = frame()
    receive({ origin: shellOrigin, source: parent, data: hold })
    receive({ origin: shellOrigin, source: parent, data: { from: 'koi-shell', type: 'resume' } })
    receive({
      origin: shellOrigin,
      source: parent,
      data: { from: 'koi-shell', type: 'odds', format: 'malay' },
    })
    receive({ origin: shellOrigin, source: parent, data: { from: 'koi-shell', type: 'odds', format: 'x' } })
    expect(heard).toEqual(['hold', 'resume', 'malay'])
  })

  it('ignores a message from another window or origin, or of another shape', () => {
    const { heard, parent, receive } = frame()
    receive({ origin: 'http://evil.test', source: parent, data: hold })
    receive({ origin: shellOrigin, source: new EventTarget(), data: hold })
    receive({ origin: shellOrigin, source: parent, data: 'hold' })
    receive({ origin: shellOrigin, source: parent, data: { from: 'koi-shell', type: 'play' } })
    receive({ origin: shellOrigin, source: parent, data: { from: 'koi-game', type: 'hold' } })
    receive({ origin: shellOrigin, source: parent, data: null })
    expect(heard).toEqual([])
  })
})
