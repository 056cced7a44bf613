import type { CashierAction } from '@koi/contract/sandbox'
import type { CallResult } from '../protocol/postJson.ts'
import type { OrderSession } from './cashierCalls.ts'

interface Message {
  title: string
  text: string
}

export interface CashierTexts {
  title: string
  explanation: string
  opening: string
  due: string
  order: string
  channel: string
  channels: Readonly<Record<OrderSession['channel'], string>>
  network: string
  orderAmount: string
  payBefore: string
  confirm: string
  otherActions: string
  actions: Readonly<Record<Exclude<CashierAction, 'confirm'>, { name: string; description: string }>>
  sending: string
  /** What an action did, given what was paid. */
  results: Readonly<Record<CashierAction, { title: string; text: (paid: string) => string }>>
  canClose: string
  closed: Message
  invalid: Message
  unanswered: string
}

const zh: CashierTexts = {
  title: '沙盒收银台',
  explanation: '这里代替真实的支付机构，不会产生任何真实付款。选择一种结果，回到订单页就能看到系统如何处理。',
  opening: '正在打开订单',
  due: '应付',
  order: '单号',
  channel: '方式',
  channels: { bank: '银行转账', alipay: '支付宝', coin: '数字货币' },
  network: '网络',
  orderAmount: '订单金额',
  payBefore: '付款截止（北京时间）',
  confirm: '确认付款',
  otherActions: '也可以试试其他情况',
  actions: {
    fail: { name: '付款失败', description: '没有付成，订单继续等待付款' },
    short: { name: '少付两成', description: '按实际收到的金额核对入账' },
    late: { name: '超时后才付', description: '订单先过期，款项随后到达' },
    twice: { name: '付了两次', description: '第二笔单独核对入账' },
  },
  sending: '正在提交',
  results: {
    confirm: { title: '已付款', text: (paid) => `已付 ${paid}，通常几秒内到账。` },
    fail: { title: '付款没有成功', text: () => '没有扣款，订单仍在等待付款，可以重新选择。' },
    short: {
      title: '已付款，金额不足',
      text: (paid) => `只付了 ${paid}。系统核对后，按实际收到的金额入账。`,
    },
    late: { title: '已超时付款', text: (paid) => `订单已先过期，随后付了 ${paid}。系统核对后入账。` },
    twice: { title: '已付款两次', text: (paid) => `付了两笔，每笔 ${paid}。第二笔核对后单独入账。` },
  },
  canClose: '可以关闭此页，回到订单页面查看进度。',
  closed: { title: '这笔订单已处理', text: '不能再次付款。' },
  invalid: {
    title: '此页已失效',
    text: '付款地址只能打开一次，并且一分钟内有效。请回到订单页面重新打开收银台。',
  },
  unanswered: '没有收到答复。请再点一次，同一次付款不会重复。',
}

const en: CashierTexts = {
  title: 'Sandbox cashier',
  explanation:
    'This page stands in for a payment provider. No real payment is made. Choose an outcome, then see on the order page how it is handled.',
  opening: 'Opening the order',
  due: 'Amount due',
  order: 'Order',
  channel: 'Method',
  channels: { bank: 'Bank transfer', alipay: 'Alipay', coin: 'Cryptocurrency' },
  network: 'Network',
  orderAmount: 'Order amount',
  payBefore: 'Pay before (Beijing time)',
  confirm: 'Pay',
  otherActions: 'Or try another outcome',
  actions: {
    fail: { name: 'Payment fails', description: 'Nothing is paid, and the order keeps waiting for payment' },
    short: { name: 'Pay 20% too little', description: 'The amount received is credited after a review' },
    late: { name: 'Pay too late', description: 'The order expires first, then the payment arrives' },
    twice: { name: 'Pay twice', description: 'The second payment is reviewed and credited separately' },
  },
  sending: 'Sending',
  results: {
    confirm: { title: 'Paid', text: (paid) => `You paid ${paid}. It is usually credited within seconds.` },
    fail: {
      title: 'Payment failed',
      text: () => 'Nothing was charged. The order is still waiting for payment. Please choose again.',
    },
    short: {
      title: 'Paid too little',
      text: (paid) => `You paid only ${paid}. The amount received is credited after a review.`,
    },
    late: {
      title: 'Paid too late',
      text: (paid) => `The order expired before you paid ${paid}. The payment is credited after a review.`,
    },
    twice: {
      title: 'Paid twice',
      text: (paid) =>
        `You made two payments of ${paid}. The second one is credited separately after a review.`,
    },
  },
  canClose: 'You can close this page and return to your order.',
  closed: { title: 'This order is already settled', text: 'This order cannot be paid again.' },
  invalid: {
    title: 'This page has expired',
    text: 'A payment link opens only once and is valid for one minute. Please open the cashier again from the order page.',
  },
  unanswered: 'No response was received. Please press the button again. You will not be charged twice.',
}

/** Texts of the cashier page in both languages. */
export const cashierTexts: Readonly<Record<OrderSession['locale'], CashierTexts>> = { 'zh-CN': zh, en }

/** What to say of a refused call: the page has expired, or the order can no longer be paid. */
export function refusalMessage(
  texts: CashierTexts,
  { code }: Extract<CallResult<unknown>, { kind: 'refused' }>,
): Message {
  return code === 'order-closed' ? texts.closed : texts.invalid
}
