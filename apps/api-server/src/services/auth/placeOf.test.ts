import { expect, test } from 'vitest'
import { placeOf } from './placeOf.ts'

test.each([
  ['127.0.0.1', 'device'],
  ['0:0:0:0::/64', 'device'],
  ['10.1.2.3', 'local'],
  ['172.31.255.1', 'local'],
  ['192.168.0.9', 'local'],
  ['169.254.7.7', 'local'],
  ['fd12:3456:789a:1::/64', 'local'],
  ['fe80::1%eth0', 'local'],
  ['172.32.0.1', null],
  ['203.0.113.7', null],
  ['2001:db8:7:9::/64', null],
  ['local', null],
])('an address alone says of %s that its place is %s', (address, place) => {
  expect(placeOf({ address, region: null })).toBe(place)
})

test('the region that a proxy told counts before what the address says', () => {
  expect(placeOf({ address: '203.0.113.7', region: 'SG' })).toBe('SG')
  expect(placeOf({ address: '10.0.0.1', region: 'SG' })).toBe('SG')
})
