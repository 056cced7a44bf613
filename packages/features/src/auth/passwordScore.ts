import { password } from '@koi/contract'
import * as v from 'valibot'
import type { PasswordStrength } from './registerModel.ts'

const classes = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u]

/**
 * How hard a password is to guess: 0 when empty, 1 when it breaks the rule, names the account or repeats few signs, and up to
 * 4 for length and variety.
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
