import { describe, expect, test } from 'vitest'
import { createClientAddress } from './clientAddress.ts'

function address(
  peer: string | undefined,
  forwarded: string | undefined,
  proxies: readonly string[],
): string {
  const env = peer === undefined ? undefined : { incoming: { socket: { remoteAddress: peer } } }
  const headers = new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded })
  return createClientAddress(proxies)(env, headers)
}

const proxies = ['10.0.0.0/8', '192.0.2.7', '2001:db8:1::/48']

describe('the address of a caller', () => {
  test.each([
    ['a peer without a header', '203.0.113.9', undefined, '203.0.113.9'],
    ['a forged header of an untrusted peer', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['an untrusted peer that names a proxy', '203.0.113.9', '198.51.100.1, 10.0.0.1', '203.0.113.9'],
    ['a caller behind one proxy', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['a caller behind a proxy that is one address', '192.0.2.7', '198.51.100.1', '198.51.100.1'],
    ['a neighbour of a proxy that is one address', '192.0.2.8', '198.51.100.1', '192.0.2.8'],
    ['a caller behind two proxies', '10.0.0.1', '198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['a forged entry in front of the true one', '10.0.0.1', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
    [
      'a forged proxy in front of the true one',
      '10.0.0.1',
      '1.2.3.4, 10.0.0.2, 198.51.100.1',
      '198.51.100.1',
    ],
    ['a trusted proxy that calls by itself', '10.0.0.1', undefined, '10.0.0.1'],
    ['a chain of proxies alone', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['an entry that is no address', '10.0.0.1', '1.2.3.4, unknown', '10.0.0.1'],
    ['an empty header', '10.0.0.1', '', '10.0.0.1'],
    ['an entry with a port', '10.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    ['a proxy of IPv4 on a socket of IPv6', '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['a peer of IPv4 on a socket of IPv6', '::ffff:203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['an entry of IPv4 written as IPv6', '10.0.0.1', '::FFFF:198.51.100.1', '198.51.100.1'],
    ['a proxy of IPv6', '2001:db8:1:2::3', '198.51.100.1', '198.51.100.1'],
    ['an entry of IPv6 with brackets and port', '10.0.0.1', '[2001:DB8:5:6::7]:4711', '2001:db8:5:6::/64'],
  ])('the address of a caller is the right one for %s', (_what, peer, forwarded, expected) => {
    expect(address(peer, forwarded, proxies)).toBe(expected)
  })

  test('a forwarded address is believed from nobody where no proxy is named', () => {
    expect(address('127.0.0.1', '198.51.100.1', [])).toBe('127.0.0.1')
  })

  test('all addresses of one subscriber of IPv6 count as one address', () => {
    const names = ['2001:db8:5:6::7', '2001:0DB8:5:6:ffff:1:2:3', '2001:db8:5:6::'].map((one) =>
      address(one, undefined, proxies),
    )
    expect(new Set(names)).toEqual(new Set(['2001:db8:5:6::/64']))
    expect(address('2001:db8:5:7::7', undefined, proxies)).toBe('2001:db8:5:7::/64')
    expect(address('::1', undefined, proxies)).toBe('0:0:0:0::/64')
  })

  test('calls without a connection have the name of the process as their address', () => {
    expect(address(undefined, '198.51.100.1', proxies)).toBe('local')
  })
})
