import { m } from '@koi/i18n'
import type { AccountEntry } from './accountEntry.ts'

/** How a sentence names an account: its bank or kind, and its last four characters. */
export function accountName({ name, tail }: Pick<AccountEntry, 'name' | 'tail'>): string {
  return m.accounts_account_name({ name, tail })
}
