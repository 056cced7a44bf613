import { expect, test } from 'vitest'
import { readFrameMessage } from './useGameFrame.ts'

const origin = 'http://127.0.0.1:4175'
const own = new MessageChannel().port1
const frame = { origin, window: own }
const ready = { from: 'koi-game', type: 'ready' }
const round = '0190f2a0-0000-4000-8000-000000000001'

test('the game is heard', () => {
  expect(readFrameMessage({ data: ready, origin, source: own }, frame)).toEqual(ready)
  const settled = { from: 'koi-game', type: 'settled', round }
  expect(readFrameMessage({ data: settled, origin, source: own }, frame)).toEqual(settled)
})

test('another origin, another window, or no window is not heard', () => {
  const other = new MessageChannel().port1
  expect(readFrameMessage({ data: ready, origin: 'http://evil.test', source: own }, frame)).toBeNull()
  expect(readFrameMessage({ data: ready, origin, source: other }, frame)).toBeNull()
  expect(readFrameMessage({ data: ready, origin, source: null }, { origin, window: null })).toBeNull()
})

test.each([null, 'ready', {}, { from: 'koi-game', type: 'pay' }, { from: 'x', type: 'ready' }, [ready]])(
  'a message of another shape is not heard: %j',
  (data) => {
    expect(readFrameMessage({ data, origin, source: own }, frame)).toBeNull()
  },
)
