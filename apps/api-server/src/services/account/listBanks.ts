import { payoutBanks } from '../../rules/payoutBanks.ts'
import type { Locale } from '../locale.ts'

/** Banks that withdrawals can be paid to, by their initials. */
export function listBanks({ input }: { input: { locale: Locale } }) {
  const items = payoutBanks.map(({ code, initials, name }) => ({ code, initials, name: name[input.locale] }))
  return { items: items.toSorted((a, b) => (a.initials < b.initials ? -1 : 1)) }
}
