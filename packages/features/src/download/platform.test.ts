import { expect, test } from 'vitest'
import { platformOf } from './platform.ts'

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Safari/604.1', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Safari/605.1', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537 Chrome/140', 0, 'desktop'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537 Chrome/140 Mobile', 5, 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140 Edg/140', 10, 'desktop'],
  ['', 0, 'desktop'],
] as const)('the device of %s with %i touch points is %s', (userAgent, touchPoints, platform) => {
  expect(platformOf(userAgent, touchPoints)).toBe(platform)
})
