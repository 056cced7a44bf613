import { formatAmount, parseDecimal } from '@koi/api-core/amount'
import type { DepositOrder } from '@koi/contract'
import { m } from '@koi/i18n'
import type { PayDetails, PayRow } from './depositOrderModel.ts'
import { dueText } from './dueText.ts'

const copied = (term: string, value: string, copy = value): PayRow => ({ term, value, copy })
const shown = (term: string, value: string): PayRow => ({ term, value, copy: null })

/** Where and what to pay, line by line. */
export function payDetails(order: DepositOrder): PayDetails {
  const { receiver, amount } = order
  const due = copied(m.deposit_pay_amount(), formatAmount(parseDecimal(amount)), amount)
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
          copied(m.deposit_pay_coins(), dueText(order), receiver.amount),
          shown(
            m.deposit_rate(),
            m.deposit_rate_value({ coin: receiver.coin, price: formatAmount(parseDecimal(receiver.rate)) }),
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
