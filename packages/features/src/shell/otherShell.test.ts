import { expect, test } from 'vitest'
import { otherShell } from './otherShell.ts'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const tablet = 'Mozilla/5.0 (Linux; Android 15; Pixel Tablet) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

test('a phone on the desktop shell is offered the mobile one', () => {
  expect(otherShell('desktop', iphone)).toBe('mobile')
  expect(otherShell('desktop', android)).toBe('mobile')
})

test('a desktop or tablet on the mobile shell is offered the desktop one', () => {
  expect(otherShell('mobile', desktop)).toBe('desktop')
  expect(otherShell('mobile', tablet)).toBe('desktop')
})

test('who is in the right shell is offered nothing', () => {
  expect(otherShell('mobile', android)).toBeNull()
  expect(otherShell('desktop', tablet)).toBeNull()
  expect(otherShell('desktop', desktop)).toBeNull()
})
