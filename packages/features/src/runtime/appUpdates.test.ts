import { expect, test, vi } from 'vitest'
import { createAppUpdates } from './appUpdates.ts'

function offered() {
  const updates = createAppUpdates()
  const take = vi.fn<() => void>()
  updates.offer(take)
  return { updates, take }
}

test('a newer version is offered, and loaded when the player wants it', () => {
  const { updates, take } = offered()
  expect(updates.get()).toBe('offered')
  expect(take).not.toHaveBeenCalled()
  updates.accept()
  expect(take).toHaveBeenCalledOnce()
})

test('what is typed into the page is not lost to a newer version: it comes with the next page', () => {
  const { updates, take } = offered()
  updates.typed()
  updates.accept()
  expect(take).not.toHaveBeenCalled()
  expect(updates.get()).toBe('next-page')
  updates.moved({ undisturbed: false })
  expect(take).toHaveBeenCalledOnce()
})

test('a newer version waits until a game is left', () => {
  const { updates, take } = offered()
  updates.typed()
  updates.accept()
  updates.moved({ undisturbed: true })
  expect(take).not.toHaveBeenCalled()
  updates.moved({ undisturbed: false })
  expect(take).toHaveBeenCalledOnce()
})

test('what was typed into a page that was left holds nothing up', () => {
  const { updates, take } = offered()
  updates.typed()
  updates.moved({ undisturbed: false })
  updates.accept()
  expect(take).toHaveBeenCalledOnce()
})

test('a version that was declined does not come with the next page', () => {
  const { updates, take } = offered()
  updates.decline()
  updates.moved({ undisturbed: false })
  expect(updates.get()).toBe('none')
  expect(take).not.toHaveBeenCalled()
})
