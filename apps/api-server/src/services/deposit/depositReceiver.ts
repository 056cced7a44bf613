import { fenToDecimal } from '@koi/api-core/amount'
import type { DepositReceiver } from '@koi/contract'
import type { Selectable } from 'kysely'
import type { DepositOrderTable } from '../../db/schema.ts'
import { depositChannels } from '../../rules/depositChannels.ts'
import { depositReceivers } from '../../rules/depositReceivers.ts'
import type { Locale } from '../locale.ts'

/** Where an order is to be paid. */
export function depositReceiver(order: Selectable<DepositOrderTable>, locale: Locale): DepositReceiver {
  const remark = order.id.slice(-6)
  if (order.network !== null && order.rate !== null && order.coin_cents !== null) {
    const address = depositReceivers.coin[order.network]
    const terms = depositChannels.coin.networks.find(({ network }) => network === order.network)
    return {
      kind: 'coin',
      coin: terms?.coin ?? 'USDT',
      network: order.network,
      address,
      rate: fenToDecimal(order.rate),
      amount: fenToDecimal(order.coin_cents),
      confirmations: terms?.confirmations ?? 0,
      qr: address,
    }
  }
  if (order.channel === 'alipay') {
    const { account, holder } = depositReceivers.alipay
    const qr = `koi-sandbox:alipay?order=${order.id}&amount=${fenToDecimal(order.amount)}`
    return { kind: 'alipay', account, holder: holder[locale], remark, qr }
  }
  const { bankCode, bank, branch, holder, number } = depositReceivers.bank
  return {
    kind: 'bank',
    bankCode,
    bank: bank[locale],
    branch: branch[locale],
    holder: holder[locale],
    number,
    remark,
  }
}
