import { bankGroup } from '@koi/api-core/banks'
import type { PayoutKind, PayoutTarget } from '@koi/contract'

/** What tells an account from others, masked as the server sends it (D22). */
export interface AccountMark {
  readonly kind: PayoutKind
  /** The bank, Alipay, or coin and network: `USDT · TRC20`. */
  readonly name: string
  /** Colour family of its card (D11). */
  readonly group: ReturnType<typeof bankGroup>
  /** Address of the mark of its bank or coin. */
  readonly picture: string
  /** `**** 4417`. */
  readonly number: string
  /** The last four characters. */
  readonly tail: string
}

function pictureOf({ kind, code, network }: PayoutTarget): string {
  const mark = kind === 'coin' && network !== null ? `${code}-${network}` : code
  return `/pictures/banks/${mark.toLowerCase()}.png`
}

/** What is shown of an account that a withdrawal was paid to, even when it is no longer bound. */
export function accountMark(target: PayoutTarget): AccountMark {
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
