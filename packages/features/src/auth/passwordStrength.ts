import { password } from '@koi/contract/rules'
import { m } from '@koi/i18n'
import type { PasswordStrength } from '@koi/ui'
import * as v from 'valibot'

const classes = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u]

/**
 * How hard a password is to guess: 0 when empty; 1 when it breaks the rule, contains the account name or repeats few
 * characters; up to 4 for length and variety.
 */
export function passwordScore(text: string, account: string): PasswordStrength['score'] {
  if (text === '') return 0
  const lower = text.toLowerCase()
  const named = account.length >= 4 && lower.includes(account.toLowerCase())
  if (!v.is(password, text) || named || new Set(lower).size < 5) return 1
  const variety = classes.filter((kind) => kind.test(text)).length
  if (text.length >= 16 || (text.length >= 12 && variety >= 3)) return 4
  return text.length >= 12 || variety >= 3 ? 3 : 2
}

const labels = {
  0: () => m.auth_strength_empty(),
  1: () => m.auth_strength_weak(),
  2: () => m.auth_strength_fair(),
  3: () => m.auth_strength_good(),
  4: () => m.auth_strength_strong(),
} satisfies Record<PasswordStrength['score'], () => string>

/** The score of a password with its word in the player's language. */
export function passwordStrength(text: string, account: string): PasswordStrength {
  const score = passwordScore(text, account)
  return { score, label: labels[score]() }
}
