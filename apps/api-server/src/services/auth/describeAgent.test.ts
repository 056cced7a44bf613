import { expect, test } from 'vitest'
import { describeAgent } from './describeAgent.ts'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36', 'chrome', 'windows'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0', 'edge', 'windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1', 'safari', 'ios'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) CriOS/131.0 Safari/604.1', 'chrome', 'ios'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/131.0.0.0 Mobile Safari/537.36', 'chrome', 'android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.7; rv:132.0) Gecko/20100101 Firefox/132.0', 'firefox', 'macos'],
  ['curl/8.9', 'other', 'other'],
  [null, 'other', 'other'],
])('the user agent %s is told as %s on %s', (userAgent, browser, system) => {
  expect(describeAgent(userAgent)).toEqual({ browser, system })
})
