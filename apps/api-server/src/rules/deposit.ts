import type { DepositChannelId } from '@koi/contract/deposit'
import { type DepositTerms, depositTerms, networkTerms, paymentAwaitedMs } from '@koi/contract/limits'
import { feeOf } from '@koi/contract/rates'
import { coins, type CoinTerms } from './coins.ts'

const second = 1_000
const minute = 60 * second

/** The rules of deposits (D20). Amounts are fen, times milliseconds. */
export const deposit = {
  /** How long a payment is awaited. */
  awaited: paymentAwaitedMs,
  /** How long before its end an order is said to expire soon. */
  remindBefore: 3 * minute,
  /** Orders of one member that may await a payment at the same time. */
  openOrders: 3,
  /** The same request under another key within this time, or while its order is open, is taken for a duplicate by mistake. */
  duplicateWithin: 2 * minute,
  /** From a payment as announced to its credit, so that the ladder can be followed. */
  creditAfter: 2 * second,
  /** From any other payment to its credit: the sandbox plays the reviewer. */
  reviewFor: 6 * second,
  /** A payment of more than so many times what was asked for is credited by nobody but a person. */
  reviewedAboveTimes: 2n,
  /** How long a way to deposit stays closed that the operator closes at the start. */
  maintenance: 120 * minute,
  cashierTicket: minute,
  callback: {
    /** How far the time of a callback may be from ours. */
    tolerance: 5 * minute,
    timeout: 5 * second,
  },
} as const

/** A network of the coin channel; `min` is fen, `minutes` how long its confirmations usually take. */
export interface NetworkTerms extends CoinTerms {
  readonly min: bigint
  readonly minutes: number
}

/** Every way to deposit: its terms, and the networks over which it is paid. */
export const depositChannels: Readonly<
  Record<DepositChannelId, DepositTerms & { readonly networks: readonly NetworkTerms[] }>
> = {
  bank: { ...depositTerms.bank, networks: [] },
  alipay: { ...depositTerms.alipay, networks: [] },
  coin: {
    ...depositTerms.coin,
    networks: coins.map((coin) => Object.assign({}, coin, networkTerms[coin.network])),
  },
}

/**
 * Where the sandbox has deposits paid to. All of it is made up, and made to be refused by any real bank or wallet: the
 * card number fails its check digit, the addresses are none.
 */
export const depositReceivers = {
  bank: {
    bankCode: 'ccb',
    bank: { 'zh-CN': '中国建设银行', en: 'China Construction Bank' },
    branch: { 'zh-CN': '沙盒支行（仅供演示）', en: 'Sandbox branch (demo only)' },
    holder: { 'zh-CN': '锦鲤沙盒商户', en: 'Koi Sandbox Merchant' },
    number: '6217000000000000000',
  },
  alipay: {
    account: 'sandbox@koi.example',
    holder: { 'zh-CN': '锦鲤沙盒商户', en: 'Koi Sandbox Merchant' },
  },
  coin: {
    TRC20: 'TKoiSandboxAddressNotForPayment000',
    ERC20: '0xKOI5ANDB0XADDRE55N0TF0RPAYMENT0000000000',
  },
} as const

/** What the house keeps of a payment over a channel, in fen. */
export function depositFee(channel: DepositChannelId, fen: bigint): bigint {
  return feeOf(fen, depositChannels[channel].feeBasisPoints)
}
