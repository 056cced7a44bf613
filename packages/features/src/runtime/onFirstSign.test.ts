import { expect, test, vi } from 'vitest'
import { onFirstSign } from './onFirstSign.ts'

const send = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }))

test.each(['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'scroll'])(
  'a %s shows that somebody is there, once',
  (type) => {
    const called = vi.fn<() => void>()
    onFirstSign(called)
    send('load')
    expect(called).not.toHaveBeenCalled()
    send(type)
    send(type)
    send('keydown')
    expect(called).toHaveBeenCalledOnce()
  },
)

test('nobody is told of a sign after it was called off', () => {
  const called = vi.fn<() => void>()
  onFirstSign(called)()
  send('keydown')
  expect(called).not.toHaveBeenCalled()
})
