export interface OutboxTexts {
  title: string
  explanation: string
  area: string
  phone: string
  mail: string
  show: string
  invalid: string
  invalidMail: string
  loading: string
  enterNumber: string
  empty: string
  failed: string
  purposes: Readonly<Record<string, string>>
  message: string
  sent: (ago: string) => string
  seconds: (count: number) => string
  minutes: (count: number) => string
  left: (time: string) => string
  expired: string
  copy: string
  copied: string
  otherLanguage: string
}

/** Texts of the outbox page in both languages. */
export const outboxTexts: Readonly<Record<'zh-CN' | 'en', OutboxTexts>> = {
  'zh-CN': {
    title: '沙盒发件箱',
    explanation: '这里只显示沙盒生成的验证码。系统不会发送任何真实短信或邮件，号码和邮箱也不会传给第三方。',
    area: '区号',
    phone: '手机号码',
    mail: '邮箱',
    show: '查看',
    invalid: '请输入 5 至 15 位数字的手机号码',
    invalidMail: '请输入邮箱地址',
    loading: '正在读取',
    enterNumber: '输入在页面上填写的号码或邮箱，即可看到发给它的验证码。',
    empty: '最近没有发到这里的验证码。在页面上点「获取验证码」后，几秒内会出现在这里。',
    failed: '暂时无法读取，将自动重试。',
    purposes: {
      register: '注册',
      login: '登录',
      reset: '找回密码',
      'bind-account': '绑定收款账户',
      'remove-account': '移除收款账户',
      'withdraw-password': '重设取款密码',
      'change-password': '修改登录密码',
      'change-phone': '更换手机号',
      'change-mail': '绑定邮箱',
      'birth-date': '设置出生日期',
      'new-phone': '验证新手机号',
      'bind-mail': '验证邮箱',
    },
    message: '验证码',
    sent: (ago) => `${ago}前发出`,
    seconds: (count) => `${count} 秒`,
    minutes: (count) => `${count} 分钟`,
    left: (time) => `${time} 后失效`,
    expired: '已失效',
    copy: '复制',
    copied: '已复制',
    otherLanguage: 'English',
  },
  en: {
    title: 'Sandbox message outbox',
    explanation:
      'This page shows only codes created by the sandbox. No real text message or email is ever sent, and no number or address is shared with anyone.',
    area: 'Area code',
    phone: 'Phone number',
    mail: 'Email',
    show: 'Show',
    invalid: 'Enter a phone number of 5 to 15 digits',
    invalidMail: 'Enter an email address',
    loading: 'Loading',
    enterNumber: 'Enter the phone number or email you used on the site to see the codes sent to it.',
    empty: 'There are no recent codes here. Request one on the site and it will appear here within seconds.',
    failed: 'Messages cannot be loaded right now. Retrying automatically.',
    purposes: {
      register: 'Registration',
      login: 'Login',
      reset: 'Password reset',
      'bind-account': 'Adding a payout account',
      'remove-account': 'Removing a payout account',
      'withdraw-password': 'Withdrawal password reset',
      'change-password': 'Changing the login password',
      'change-phone': 'Changing the phone number',
      'change-mail': 'Adding an email',
      'birth-date': 'Setting the date of birth',
      'new-phone': 'Verifying a new phone number',
      'bind-mail': 'Verifying an email',
    },
    message: 'Code',
    sent: (ago) => `Sent ${ago} ago`,
    seconds: (count) => `${count} s`,
    minutes: (count) => `${count} min`,
    left: (time) => `expires in ${time}`,
    expired: 'expired',
    copy: 'Copy',
    copied: 'Copied',
    otherLanguage: '中文',
  },
}
