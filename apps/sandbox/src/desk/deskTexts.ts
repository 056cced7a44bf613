/** The languages of the desk. */
export type DeskLocale = 'zh-CN' | 'en'

export interface DeskTexts {
  readonly title: string
  readonly subtitle: string
  readonly log: string
  readonly you: string
  readonly desk: string
  readonly typing: string
  readonly greeting: string
  readonly topics: string
  readonly label: string
  readonly placeholder: string
  readonly send: string
  /** No topic fits. */
  readonly unknown: string
  /** Something was typed that nobody should be told. */
  readonly secret: string
}

/** Texts of the desk in both languages. */
export const deskTexts: Readonly<Record<DeskLocale, DeskTexts>> = {
  'zh-CN': {
    title: '在线客服',
    subtitle: '自动应答 · 演示环境',
    log: '对话',
    you: '您',
    desk: '客服',
    typing: '正在输入…',
    greeting:
      '您好，这里是演示环境的自动客服台。选一个问题，或者直接输入。请不要发送密码、验证码或完整卡号。',
    topics: '常见问题',
    label: '输入问题',
    placeholder: '例如：存款没到账',
    send: '发送',
    unknown:
      '这个问题我还答不上来。可以换个说法，在网站的帮助中心里搜索，或者登录后提交意见反馈，由人工核对账户和资金。',
    secret: '看起来像是密码、验证码或卡号。请不要发给任何人，包括客服。刚才的内容没有离开这个页面。',
  },
  en: {
    title: 'Customer service',
    subtitle: 'Automatic replies · sandbox',
    log: 'Conversation',
    you: 'You',
    desk: 'Desk',
    typing: 'Typing…',
    greeting:
      'Hello, this is the automatic desk of the sandbox. Choose a question or type your own. Please send no passwords, codes or whole card numbers.',
    topics: 'Common questions',
    label: 'Your question',
    placeholder: 'For example: my deposit has not arrived',
    send: 'Send',
    unknown:
      'I cannot answer that yet. Try other words, search the help of the site, or log in and send feedback, so that somebody can look into your account.',
    secret:
      'That looks like a password, a code or a card number. Tell nobody, not even customer service. What you typed has not left this page.',
  },
}
