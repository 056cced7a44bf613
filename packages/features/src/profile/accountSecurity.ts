import type { MemberInfo } from '@koi/contract/member'
import { m } from '@koi/i18n'
import type { WithdrawPasswordEntry } from '../withdrawPassword/useWithdrawPasswordEntry.ts'

/** One thing that protects the account. */
export interface SecurityItem {
  readonly key: 'loginPassword' | 'withdrawPassword' | 'phone' | 'email' | 'birthDate'
  readonly label: string
  readonly done: boolean
  readonly hint: string
}

/** How well an account is protected. */
export interface AccountSecurity {
  readonly level: 'low' | 'medium' | 'high'
  readonly label: string
  /** The tone of the level, the same wherever it shows. */
  readonly tone: 'warning' | 'info' | 'positive'
  /** How many of the items are done. */
  readonly done: number
  readonly of: number
  readonly items: readonly SecurityItem[]
}

const texts = {
  loginPassword: {
    label: () => m.profile_item_loginPassword(),
    hint: () => m.profile_hint_loginPassword(),
  },
  withdrawPassword: {
    label: () => m.profile_item_withdrawPassword(),
    hint: () => m.profile_hint_withdrawPassword(),
  },
  phone: { label: () => m.profile_item_phone(), hint: () => m.profile_hint_phone() },
  email: { label: () => m.profile_item_email(), hint: () => m.profile_hint_email() },
  birthDate: { label: () => m.profile_item_birthDate(), hint: () => m.profile_hint_birthDate() },
} satisfies Record<SecurityItem['key'], { label: () => string; hint: () => string }>

const levels = {
  low: { label: () => m.profile_level_low(), tone: 'warning' },
  medium: { label: () => m.profile_level_medium(), tone: 'info' },
  high: { label: () => m.profile_level_high(), tone: 'positive' },
} as const

/** High with everything done, medium with more than half. */
export function securityLevel(done: number, of: number): AccountSecurity['level'] {
  if (done >= of) return 'high'
  return done * 2 > of ? 'medium' : 'low'
}

/** What protects this account and what is still missing. The withdraw password counts only where the site asks for one. */
export function accountSecurity(
  member: MemberInfo,
  withdrawPassword: WithdrawPasswordEntry['state'],
): AccountSecurity {
  const states: readonly (readonly [SecurityItem['key'], boolean])[] = [
    ['loginPassword', true],
    ...(withdrawPassword === 'off' ? [] : [['withdrawPassword', withdrawPassword === 'set'] as const]),
    ['phone', member.phone !== ''],
    ['email', member.emailVerified],
    ['birthDate', member.birthDate !== null],
  ]
  const hintOf = (key: SecurityItem['key']) =>
    key === 'email' && member.email !== null && !member.emailVerified
      ? m.profile_hint_email_unverified({ email: member.email })
      : texts[key].hint()
  const done = states.filter(([, isDone]) => isDone).length
  const level = securityLevel(done, states.length)
  return {
    level,
    label: levels[level].label(),
    tone: levels[level].tone,
    done,
    of: states.length,
    items: states.map(([key, isDone]) => ({
      key,
      label: texts[key].label(),
      hint: hintOf(key),
      done: isDone,
    })),
  }
}
