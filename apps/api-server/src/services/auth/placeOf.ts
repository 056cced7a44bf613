import { BlockList, isIP, isIPv6 } from 'node:net'
import type { LoginRecord } from '@koi/contract/devices'
import type { Caller } from './caller.ts'

type Networks = Readonly<Record<'ipv4' | 'ipv6', BlockList>>

/** Networks of both families. They are kept apart: a list takes IPv4 addresses for IPv6 ones in `::/96`. */
function networksOf(
  listed: Readonly<Record<keyof Networks, readonly (readonly [string, number])[]>>,
): Networks {
  const listOf = (family: keyof Networks) => {
    const list = new BlockList()
    for (const [address, prefix] of listed[family]) list.addSubnet(address, prefix, family)
    return list
  }
  return { ipv4: listOf('ipv4'), ipv6: listOf('ipv6') }
}

const loopback = networksOf({
  ipv4: [['127.0.0.0', 8]],
  // The network of 64 bits by which `::1` is counted.
  ipv6: [['::', 64]],
})
const privateNetworks = networksOf({
  ipv4: [
    ['10.0.0.0', 8],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
    ['169.254.0.0', 16],
  ],
  ipv6: [
    ['fc00::', 7],
    ['fe80::', 10],
  ],
})

/**
 * Where a caller is, as far as that is known here: nobody outside is asked. What a trusted proxy told counts first; an
 * address alone says no more than whether it is near.
 */
export function placeOf({ address, region }: Pick<Caller, 'address' | 'region'>): LoginRecord['place'] {
  if (region !== null) return region
  const [plain = ''] = address.split(/[/%]/)
  if (isIP(plain) === 0) return null
  const family = isIPv6(plain) ? 'ipv6' : 'ipv4'
  if (loopback[family].check(plain, family)) return 'device'
  return privateNetworks[family].check(plain, family) ? 'local' : null
}
