import type { Address } from './address.ts'

/** The address bar. */
export function browserAddress(): Address {
  return {
    href: () => location.href,
    replace: (url) => history.replaceState(history.state, '', url),
  }
}
