import { isCardNumber } from '@koi/contract/payout'
import { m } from '@koi/i18n'

/** What is wrong with a card number as it is typed, blanks between its digits aside; null when its check digit fits. */
export function cardNumberProblem(text: string): string | null {
  if (text === '') return m.accounts_number_required()
  if (!/^\d+$/.test(text)) return m.accounts_number_digits()
  if (text.length < 16 || text.length > 19) return m.accounts_number_length({ count: text.length })
  return isCardNumber(text) ? null : m.accounts_number_check()
}
