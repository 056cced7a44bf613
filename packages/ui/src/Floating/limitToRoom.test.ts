import { expect, test } from 'vitest'
import { limitToRoom } from './limitToRoom.ts'

// jsdom's window is 1024 by 768.
test.each([
  ['there is below it', 100, 40, '614px'],
  ['there is above it', 600, 40, '586px'],
  ['it needs, though it covers what it belongs to', 20, 720, '160px'],
])('what floats may be as high as %s', (_room, y, height, room) => {
  const floating = document.createElement('div')
  limitToRoom(DOMRect.fromRect({ x: 100, y, width: 80, height }), floating)
  expect(floating.style.getPropertyValue('--room')).toBe(room)
})
