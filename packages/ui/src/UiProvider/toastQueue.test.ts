import { expect, test, vi } from 'vitest'
import { createToastQueue } from './toastQueue.ts'

test('shows at most three lines, the newest last', () => {
  const queue = createToastQueue()
  for (const text of ['一', '二', '三', '四']) queue.add({ text })
  expect(queue.read().map((entry) => entry.text)).toEqual(['二', '三', '四'])
})

test('the queue does not show the same text twice', () => {
  const queue = createToastQueue()
  queue.add({ text: '已保存' })
  queue.add({ text: '已保存' })
  expect(queue.read()).toHaveLength(1)
})

test('tells who listens, until they stop listening', () => {
  const queue = createToastQueue()
  const listener = vi.fn()
  const stop = queue.subscribe(listener)
  queue.add({ text: '已保存' })
  stop()
  queue.remove(queue.read()[0]?.id ?? 0)
  expect(listener).toHaveBeenCalledOnce()
  expect(queue.read()).toEqual([])
})
