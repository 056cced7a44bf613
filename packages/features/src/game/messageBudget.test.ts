import { expect, test } from 'vitest'
import { createMessageBudget } from './messageBudget.ts'

function budget() {
  let now = 0
  const say = createMessageBudget(() => now)
  return {
    say,
    times: (count: number) => Array.from({ length: count }, say),
    wait: (ms: number) => (now += ms),
  }
}

test('a game that is played fast is always heard', () => {
  const { times, wait } = budget()
  for (let second = 0; second < 600; second += 1) {
    expect(times(8)).not.toContain('dropped')
    wait(1000)
  }
})

test('more than a game can say is dropped, and it is heard again after a pause', () => {
  const { times, wait, say } = budget()
  expect(times(60)).toEqual(Array.from({ length: 60 }, () => 'heard'))
  expect(times(10)).toEqual(Array.from({ length: 10 }, () => 'dropped'))
  wait(2000)
  expect(say()).toBe('heard')
})

test('a page that goes on and on is no longer listened to', () => {
  const { times } = budget()
  expect(times(1000).at(-1)).toBe('flood')
})

test('a clock that is set back neither frees nor stops a game', () => {
  const { say, wait } = budget()
  wait(-3_600_000)
  expect(say()).toBe('heard')
})
