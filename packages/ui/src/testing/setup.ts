import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// jsdom has the element, but no way to open it.
if (!('showModal' in HTMLDialogElement.prototype))
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })

let spies: readonly ReturnType<typeof vi.spyOn>[] = []

beforeEach(() => {
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})

// Anything React or a component has to complain about fails the test it happened in.
afterEach(() => {
  cleanup()
  const complaints = spies.flatMap((spy) => spy.mock.calls)
  vi.restoreAllMocks()
  if (complaints.length > 0) throw new Error(`Unexpected console output: ${String(complaints[0]?.[0])}`)
})
