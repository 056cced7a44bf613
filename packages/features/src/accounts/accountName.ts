import { m } from '@koi/i18n'
import type { AccountMark } from './accountMark.ts'

/** How a sentence names an account: its bank or kind, and its last four characters, or its masked mail address. */
export function accountName({ name, number, tail }: AccountMark): string {
  return number.includes('@')
    ? m.accounts_account_mail({ name, number })
    : m.accounts_account_name({ name, tail })
}
