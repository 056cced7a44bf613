import type { DeskLocale } from './deskTexts.ts'

/** A question that the desk can answer. */
interface DeskTopic {
  readonly id: string
  readonly question: Readonly<Record<DeskLocale, string>>
  readonly answer: Readonly<Record<DeskLocale, string>>
  /** Words that call for it, in any language. */
  readonly words: readonly string[]
}

/** What the desk knows: where to look, and no number that the rules might change. */
export const deskTopics: readonly DeskTopic[] = [
  {
    id: 'deposit',
    question: { 'zh-CN': '存款没到账', en: 'My deposit has not arrived' },
    answer: {
      'zh-CN':
        '请打开存款页里的那笔订单：进度里写明收到多少、在等什么。金额或附言与订单不符、超时付款时，会先审核，再按实际收到的金额到账。已经付款的订单请不要取消。',
      en: 'Open the order on the deposit page: its progress says what was received and what is waited for. A payment that differs from its order, or comes late, is reviewed and then credited as it was received. Do not cancel an order that you have paid.',
    },
    words: ['存款', '充值', '到账', '入款', 'deposit', 'top up', 'arrive', 'credited'],
  },
  {
    id: 'bonus',
    question: { 'zh-CN': '彩金为什么取不出来', en: 'Why can I not withdraw my bonus?' },
    answer: {
      'zh-CN':
        '彩金不是现金，完成流水后才转为现金。到期、主动取消或在进行中取款，剩余彩金会收回，您的现金不受影响；操作之前会先列明金额。',
      en: 'Bonus money is not cash and becomes cash once its wagering is complete. When it expires, when you cancel it, or when you withdraw meanwhile, what is left of it is taken back. Your cash is not touched, and you see the amounts first.',
    },
    words: ['彩金', '优惠', '礼金', '返水', 'bonus', 'promotion', 'rebate', 'offer'],
  },
  {
    id: 'withdrawal',
    question: { 'zh-CN': '取款到哪一步了', en: 'Where is my withdrawal?' },
    answer: {
      'zh-CN':
        '在取款页打开这笔申请：已申请、审核中、出款中、已到账，每一步都有时间；被拒绝时写明原因，金额退回主钱包。申请后不能取消。',
      en: 'Open it on the withdrawal page: requested, under review, paying out, paid, each with its time. A rejection gives its reason, and the amount is back in your main wallet. A withdrawal cannot be cancelled.',
    },
    words: ['取款', '提款', '提现', '出款', 'withdraw', 'cash out', 'payout'],
  },
  {
    id: 'turnover',
    question: { 'zh-CN': '流水怎么算', en: 'How does turnover count?' },
    answer: {
      'zh-CN':
        '存款到账后要完成投注流水才能取款，取款页列出还差多少、来自哪一笔存款。已结算的投注才计入；同一结果两面都投注时，只计入风险部分。彩金的流水写在活动条款里。',
      en: 'A deposit has to be staked before it can be withdrawn; the withdrawal page shows how much is left, and for which deposit. Settled bets count. Of bets on opposite sides, only what is at risk does. What a bonus asks for is in its terms.',
    },
    words: ['流水', '打码', '投注要求', 'turnover', 'wager'],
  },
  {
    id: 'login',
    question: { 'zh-CN': '登录不了', en: 'I cannot log in' },
    answer: {
      'zh-CN':
        '多次输错密码会暂时锁定，期间可以改用短信验证码登录。忘记密码，请在登录页点“忘记密码”，用注册的手机号码重设。演示环境的验证码在沙盒短信发件箱里。',
      en: 'After several wrong passwords, password login is locked for a while; a text-message code still works. If you forgot it, choose “Forgot password” on the login page and reset it with your phone. In this sandbox, codes are in the message outbox.',
    },
    words: ['登录', '登陆', '密码', '锁定', '验证码', 'log in', 'login', 'password', 'locked', 'code'],
  },
  {
    id: 'fairness',
    question: { 'zh-CN': '游戏公平吗', en: 'Are the games fair?' },
    answer: {
      'zh-CN':
        '每一局的种子在投注前就已定下并公布哈希值，结算后公布种子，任何人都能重算。在投注记录打开一局，或看帮助中心的“公平性验证”。',
      en: 'The seed of a round is fixed before you bet and its hash published; afterwards the seed is published, and anybody can compute the round again. Open a round in your bet record, or read “Verify fairness” in the help.',
    },
    words: ['公平', '作弊', '返还率', '种子', 'fair', 'cheat', 'rtp', 'seed', 'rigged'],
  },
  {
    id: 'stop',
    question: { 'zh-CN': '我想停一停', en: 'I want to take a break' },
    answer: {
      'zh-CN':
        '限额、暂停和自我隔离目前还没有开放。现在可以做的是：取出余额，关掉自动转账，用设备的屏幕时间限制使用。如果停下来很难，请和信任的人谈一谈，或者向当地的心理援助热线求助。',
      en: 'Limits, time-outs and self-exclusion are not available yet. What you can do now: withdraw your balance, turn automatic transfers off, and limit your time with the settings of your device. If stopping is hard, talk to somebody you trust, or to a helpline where you live.',
    },
    words: ['停', '戒', '上瘾', '隔离', '限额', '自控', 'break', 'addict', 'exclu', 'limit', 'stop'],
  },
  {
    id: 'person',
    question: { 'zh-CN': '转人工', en: 'Talk to a person' },
    answer: {
      'zh-CN':
        '演示环境没有人工坐席。需要核对账户或资金时，请登录后提交意见反馈，附上订单号或截图，回复会显示在反馈记录里。',
      en: 'There is nobody at the desk of this sandbox. If an account or a payment has to be looked into, log in and send feedback with the order number or a picture; the reply appears in your feedback record.',
    },
    words: ['人工', '真人客服', '投诉', '客服', 'person', 'human', 'agent', 'complain'],
  },
]

/** The topic that most words of a question call for; null where none does. */
export function topicOf(question: string): DeskTopic | null {
  const asked = question.normalize('NFKC').toLowerCase()
  const rated = deskTopics
    .map((topic) => ({ topic, hits: topic.words.filter((word) => asked.includes(word)).length }))
    .toSorted((one, other) => other.hits - one.hits)
  const [best] = rated
  return best && best.hits > 0 ? best.topic : null
}

/** Whether a text looks like what nobody should be told: a code, a card number, or a password that is named. */
export function looksSecret(text: string): boolean {
  const asked = text.normalize('NFKC').replaceAll(/(?<=\d)[\s-](?=\d)/g, '')
  return (
    /^\D{0,3}\d{6}\D{0,3}$|(?:码|code)\D*\d{6}(?!\d)|(?<!\d)\d{13,19}(?!\d)/i.test(asked) ||
    /(?:密码|password)\s*(?:是|is|[:：=])\s*\S+/i.test(asked)
  )
}
