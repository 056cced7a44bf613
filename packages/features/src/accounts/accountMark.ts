import { bankGroup } from '@koi/api-core/banks'
import type { PayoutTarget } from '@koi/contract'
import type { AccountEntry } from './accountEntry.ts'

function pictureOf({ kind, code, network }: PayoutTarget): string {
  const mark = kind === 'coin' && network !== null ? `${code}-${network}` : code
  return `/pictures/banks/${mark.toLowerCase()}.png`
}

/** What is shown of an account that a withdrawal was paid to, even when it is no longer bound. */
export function accountMark(
  target: PayoutTarget,
): Pick<AccountEntry, 'kind' | 'name' | 'number' | 'tail' | 'picture' | 'group'> {
  const { kind, code, name, network, masked, tail } = target
  return {
    kind,
    name: network === null ? name : `${name} · ${network}`,
    group: kind === 'bank' ? bankGroup(code) : -1,
    picture: pictureOf(target),
    number: masked,
    tail,
  }
}
