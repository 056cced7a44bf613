/** Whether a `Host` header names one of the hosts, with any port. */
export function isKnownHost(header: string | undefined, hosts: readonly string[]): boolean {
  return header !== undefined && hosts.includes(header.toLowerCase().replace(/:\d{1,5}$/, ''))
}
