import { formatAmount } from '@koi/api-core/amount'
import type { DepositOrder } from '@koi/contract/deposit'
import { m } from '@koi/i18n'
import { amountText } from '../money/useAmountField.ts'
import { dueText } from './depositTexts.ts'

/** One line of where and what to pay. */
export interface PayRow {
  readonly term: string
  readonly value: string
  /** What is copied; null for what nobody has to type. */
  readonly copy: string | null
}

/** Where an order is to be paid. */
export interface PayDetails {
  readonly rows: readonly PayRow[]
  /** What has to be minded. */
  readonly hint: string
  /** What the QR code says. */
  readonly qr: string | null
}

const copied = (term: string, value: string, copy = value): PayRow => ({ term, value, copy })
const shown = (term: string, value: string): PayRow => ({ term, value, copy: null })

/** Where and what to pay, line by line. */
export function payDetails(order: DepositOrder): PayDetails {
  const { receiver, amount } = order
  const due = copied(m.deposit_pay_amount(), formatAmount(amount), amountText(amount))
  switch (receiver.kind) {
    case 'bank':
      return {
        rows: [
          shown(m.deposit_pay_bank(), receiver.bank),
          shown(m.deposit_pay_branch(), receiver.branch),
          copied(m.deposit_pay_holder(), receiver.holder),
          copied(m.deposit_pay_number(), receiver.number.replace(/(.{4})(?=.)/g, '$1 '), receiver.number),
          due,
          copied(m.deposit_pay_remark(), receiver.remark),
        ],
        hint: m.deposit_pay_hint_bank(),
        qr: null,
      }
    case 'alipay':
      return {
        rows: [
          copied(m.deposit_pay_account(), receiver.account),
          copied(m.deposit_pay_holder(), receiver.holder),
          due,
          copied(m.deposit_pay_remark(), receiver.remark),
        ],
        hint: m.deposit_pay_hint_alipay(),
        qr: receiver.qr,
      }
    default:
      return {
        rows: [
          shown(m.deposit_network(), receiver.network),
          copied(m.deposit_pay_address(), receiver.address),
          copied(m.deposit_pay_coins(), dueText(order), amountText(receiver.amount)),
          shown(
            m.deposit_rate(),
            m.deposit_rate_value({ coin: receiver.coin, price: formatAmount(receiver.rate) }),
          ),
          shown(
            m.deposit_pay_confirmations(),
            m.deposit_pay_confirmations_value({ count: receiver.confirmations }),
          ),
        ],
        hint: m.deposit_pay_hint_coin({ network: receiver.network, coin: receiver.coin }),
        qr: receiver.qr,
      }
  }
}
