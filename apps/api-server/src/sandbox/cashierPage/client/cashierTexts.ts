import type { CallResult } from '../../page/client/calls/callResult.ts'
import type { CashierAction, CashierSession, Locale } from './cashierSession.ts'

/** What a press did, told with what was paid. */
type Told = (paid: string) => string

export interface CashierTexts {
  title: string
  sandbox: string
  opening: string
  due: string
  order: string
  channel: string
  channels: Readonly<Record<CashierSession['channel'], string>>
  network: string
  worth: string
  before: string
  confirm: string
  others: string
  actions: Readonly<Record<Exclude<CashierAction, 'confirm'>, { name: string; what: string }>>
  busy: string
  told: Readonly<Record<CashierAction, { title: string; text: Told }>>
  back: string
  closed: { title: string; text: string }
  invalid: { title: string; text: string }
  unanswered: string
}

const zh: CashierTexts = {
  title: '沙盒收银台',
  sandbox: '这里代替真实的支付机构，不会产生任何真实付款。选择一种结果，回到订单页就能看到系统如何处理。',
  opening: '正在打开订单',
  due: '应付',
  order: '单号',
  channel: '方式',
  channels: { bank: '银行转账', alipay: '支付宝', coin: '数字货币' },
  network: '网络',
  worth: '订单金额',
  before: '付款截止（北京时间）',
  confirm: '确认付款',
  others: '也可以试试其他情况',
  actions: {
    fail: { name: '付款失败', what: '没有付成，订单继续等待付款' },
    short: { name: '少付两成', what: '按实际收到的金额核对入账' },
    late: { name: '超时后才付', what: '订单先过期，款项随后到达' },
    twice: { name: '付了两次', what: '第二笔单独核对入账' },
  },
  busy: '正在提交',
  told: {
    confirm: { title: '已付款', text: (paid) => `已付 ${paid}，通常几秒内到账。` },
    fail: { title: '付款没有成功', text: () => '没有扣款，订单仍在等待付款，可以重新选择。' },
    short: {
      title: '已付款，金额不足',
      text: (paid) => `只付了 ${paid}。系统核对后，按实际收到的金额入账。`,
    },
    late: { title: '已超时付款', text: (paid) => `订单已先过期，随后付了 ${paid}。系统核对后入账。` },
    twice: { title: '已付款两次', text: (paid) => `付了两笔，每笔 ${paid}。第二笔核对后单独入账。` },
  },
  back: '可以关闭此页，回到订单页面查看进度。',
  closed: { title: '这笔订单已处理', text: '不能再次付款。' },
  invalid: {
    title: '此页已失效',
    text: '付款地址只能打开一次，并且一分钟内有效。请回到订单页面重新打开收银台。',
  },
  unanswered: '没有收到答复。请再点一次，同一次付款不会重复。',
}

const en: CashierTexts = {
  title: 'Sandbox cashier',
  sandbox:
    'This stands in for a payment provider; no real payment is ever made. Choose what happens, then see on the order page how it is handled.',
  opening: 'Opening the order',
  due: 'To pay',
  order: 'Order',
  channel: 'Method',
  channels: { bank: 'Bank transfer', alipay: 'Alipay', coin: 'Coin' },
  network: 'Network',
  worth: 'Order amount',
  before: 'Pay before (Beijing time)',
  confirm: 'Pay',
  others: 'Or try something else',
  actions: {
    fail: { name: 'Payment fails', what: 'Nothing is paid and the order goes on waiting' },
    short: { name: 'Pay a fifth too little', what: 'Credited with what was received, after a review' },
    late: { name: 'Pay too late', what: 'The order expires first, then the money comes' },
    twice: { name: 'Pay twice', what: 'The second payment is reviewed and credited by itself' },
  },
  busy: 'Sending',
  told: {
    confirm: { title: 'Paid', text: (paid) => `${paid} was paid. It is usually credited within seconds.` },
    fail: {
      title: 'The payment failed',
      text: () => 'Nothing was taken. The order still awaits its payment; choose again.',
    },
    short: {
      title: 'Paid, but too little',
      text: (paid) => `Only ${paid} was paid. What was received is credited after a review.`,
    },
    late: {
      title: 'Paid too late',
      text: (paid) => `The order expired, then ${paid} was paid. It is credited after a review.`,
    },
    twice: {
      title: 'Paid twice',
      text: (paid) => `Two payments of ${paid} each. The second is credited by itself after a review.`,
    },
  },
  back: 'You can close this page and go back to the order.',
  closed: { title: 'This order is settled', text: 'It cannot be paid again.' },
  invalid: {
    title: 'This page is no longer valid',
    text: 'A payment address opens once and lasts a minute. Please open the cashier again from the order page.',
  },
  unanswered: 'There was no answer. Press again: the same payment is never made twice.',
}

/** Texts of the cashier page in both languages. */
export const cashierTexts: Readonly<Record<Locale, CashierTexts>> = { 'zh-CN': zh, en }

/** What to say of a refused call: the page is stale, or the order takes no more presses. */
export function refusedText(
  texts: CashierTexts,
  { code }: Extract<CallResult<unknown>, { kind: 'refused' }>,
): { title: string; text: string } {
  return code === 'order-closed' ? texts.closed : texts.invalid
}
