import { bankGroup } from '@koi/api-core/banks'
import type { PayoutAccount, PayoutKind, PayoutTarget } from '@koi/contract/account'
import { m } from '@koi/i18n'

/** What identifies an account to the player, masked as the server sends it (D22). */
export interface AccountSummary {
  readonly kind: PayoutKind
  /** The bank, Alipay, or coin and network: `USDT · TRC20`. */
  readonly name: string
  /** Colour family of its card (D11). */
  readonly group: ReturnType<typeof bankGroup>
  /** URL of the logo of its bank or coin. */
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

/** Summarises an account that a withdrawal was paid to, even when it is no longer bound. */
export function accountSummary(target: PayoutTarget): AccountSummary {
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

/** A bound account as it is shown. */
export interface AccountEntry extends AccountSummary {
  readonly id: string
  /** Masked; null for a coin address. */
  readonly holder: string | null
  readonly isDefault: boolean
}

/** Turns a bound account into the entry of a list. */
export function accountEntry(account: PayoutAccount): AccountEntry {
  const { id, holder, preferred } = account
  return { ...accountSummary(account), id, holder, isDefault: preferred }
}

/** How a sentence names an account: its bank or kind, and its last four characters, or its masked e-mail address. */
export function accountName({ name, number, tail }: AccountSummary): string {
  return number.includes('@')
    ? m.accounts_account_mail({ name, number })
    : m.accounts_account_name({ name, tail })
}
