import { BlockList, isIP, isIPv6 } from 'node:net'
import type { AskedHeaders } from './askedHeaders.ts'
import { keepLatest } from './keepLatest.ts'

/** An address or a network, as `BlockList` takes it. */
interface Network {
  readonly address: string
  readonly prefix: number
  readonly family: 'ipv4' | 'ipv6'
}

/** Reads `10.0.0.5`, `10.0.0.0/8` or their like of IPv6; null for anything else. */
export function parseNetwork(text: string): Network | null {
  const [, address = '', digits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const version = isIP(address)
  const longest = version === 6 ? 128 : 32
  const prefix = digits === undefined ? longest : Number(digits)
  if (version === 0 || prefix > longest) return null
  return { address, prefix, family: version === 6 ? 'ipv6' : 'ipv4' }
}

/** The address of an entry of `x-forwarded-for`, which may carry a port or brackets; null when it is none. */
function readAddress(entry: string): string | null {
  const text = entry.trim()
  const [, address = text] = /^\[(.+)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? []
  return isIP(address) ? address : null
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  // The URL standard has one way to write each address.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  if (!left || !right || tail === undefined) return left ?? []
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
}

/**
 * One name for one caller: IPv4 addresses as they are, also where they are written as IPv6, and of other IPv6 addresses
 * the network of 64 bits, all of which one subscriber has.
 */
function nameOf(address: string): string {
  if (!isIPv6(address) || address.includes('%')) return address
  const groups = groupsOf(address)
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16))
  const mapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff'
  if (mapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** The peer of a request as the Node server tells it; in process there is none. */
function peerOf(env: unknown): string {
  if (typeof env !== 'object' || env === null || !('incoming' in env)) return 'local'
  const { incoming } = env
  if (typeof incoming !== 'object' || incoming === null || !('socket' in incoming)) return 'local'
  const { socket } = incoming
  if (typeof socket !== 'object' || socket === null || !('remoteAddress' in socket)) return 'local'
  return typeof socket.remoteAddress === 'string' ? socket.remoteAddress : 'local'
}

function trustedList(trustedProxies: readonly string[]) {
  const trusted = new BlockList()
  for (const text of trustedProxies) {
    const network = parseNetwork(text)
    if (network) trusted.addSubnet(network.address, network.prefix, network.family)
  }
  return (address: string) => isIP(address) !== 0 && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Makes what tells whether a request comes from a trusted proxy itself, whose headers are then believed. */
export function createPeerTrust(trustedProxies: readonly string[]): (env: unknown) => boolean {
  const isTrusted = trustedList(trustedProxies)
  return (env) => isTrusted(peerOf(env))
}

/** Callers keep their connections, and ask more than once. */
const peersKept = 10_000

/**
 * Makes what tells the caller's address for limits: the peer, or where that is a trusted proxy, the right-most address
 * of `x-forwarded-for` that is none. What stands to the left of it was written by the caller.
 *
 * @example
 * ```ts
 * const addressOf = createClientAddress(['10.0.0.0/8'])
 * const address = addressOf(c.env, c.req.raw.headers)
 * ```
 */
export function createClientAddress(trustedProxies: readonly string[]) {
  const isTrusted = trustedList(trustedProxies)
  /** How peers are called that are no proxies. */
  const names = keepLatest<string>(peersKept)

  return (env: unknown, headers: AskedHeaders): string => {
    let caller = peerOf(env)
    const known = names.peek(caller)
    if (known !== undefined) return known
    if (!isTrusted(caller)) return names.get(caller, () => nameOf(caller))
    const hops = headers.get('x-forwarded-for')?.split(',') ?? []
    while (isTrusted(caller)) {
      const next = readAddress(hops.pop() ?? '')
      if (next === null) break
      caller = next
    }
    return nameOf(caller)
  }
}
