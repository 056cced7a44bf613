import { expect, test } from 'vitest'
import { backPath } from './backPath.ts'
import { withBack } from './withBack.ts'

const led = (path: string) => backPath(new URL(path, 'https://koi.invalid').searchParams, '/user')

test('a form leads back to the page that asked for it, with its query', () => {
  expect(led(withBack('/finance/addAlipay', '/finance/withdraw?kind=bank&step=2'))).toBe(
    '/finance/withdraw?kind=bank&step=2',
  )
})

test('without a page that asked, and for anything but a path of this origin, it leads to its own place', () => {
  for (const path of [
    '/form',
    '/form?back=',
    '/form?back=https://evil.example',
    '/form?back=//evil.example',
  ]) {
    expect(led(path)).toBe('/user')
  }
})
