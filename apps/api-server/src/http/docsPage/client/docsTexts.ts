export interface DocsTexts {
  title: string
  intro: string
  search: string
  filters: Readonly<Record<'all' | 'specification' | 'extension', string>>
  origins: Readonly<Record<string, string>>
  access: Readonly<Record<string, string>>
  groups: Readonly<Record<string, string>>
  count: (count: number) => string
  none: string
  failed: string
  document: string
  headers: string
  input: string
  output: string
  codes: string
  noInput: string
  noCodes: string
  field: string
  type: string
  notes: string
  required: string
  optional: string
  other: string
}

/** Texts of the reference page in both languages. */
export const docsTexts: Readonly<Record<'zh-CN' | 'en', DocsTexts>> = {
  'zh-CN': {
    title: '接口文档',
    intro:
      '每个回复都是 { status, data }。业务拒绝以 HTTP 200 返回，status 为 false，data 为错误码。金额是两位小数的字符串（元），时间是 UTC 的 ISO 8601。',
    search: '搜索路径、字段或错误码',
    filters: { all: '全部', specification: '规范', extension: '扩展' },
    origins: { specification: '规范', extension: '扩展' },
    access: { public: '公开', optional: '登录可选', member: '需要登录' },
    groups: {
      auth: '登录与注册',
      member: '会员',
      wallet: '钱包',
      withdraw: '取款',
      game: '游戏',
      record: '记录',
      promo: '优惠',
      news: '资讯',
      match: '赛事',
      site: '站点',
    },
    count: (count) => `${count} 个接口`,
    none: '没有符合条件的接口。',
    failed: '暂时无法读取接口文档，请刷新重试。',
    document: 'OpenAPI 文件',
    headers: '请求头',
    input: '请求参数',
    output: '返回数据',
    codes: '错误码',
    noInput: '没有参数',
    noCodes: '没有单独的错误码',
    field: '名称',
    type: '类型',
    notes: '说明',
    required: '必填',
    optional: '可缺省',
    other: 'English',
  },
  en: {
    title: 'API reference',
    intro:
      'Every reply is { status, data }. A business refusal comes with HTTP 200, a false status and its code as data. Amounts are decimal strings in yuan with two places, times are ISO 8601 in UTC.',
    search: 'Search paths, fields or codes',
    filters: { all: 'All', specification: 'Specification', extension: 'Extension' },
    origins: { specification: 'specification', extension: 'extension' },
    access: { public: 'public', optional: 'login optional', member: 'members only' },
    groups: {
      auth: 'Login and registration',
      member: 'Member',
      wallet: 'Wallet',
      withdraw: 'Withdrawal',
      game: 'Games',
      record: 'Records',
      promo: 'Promotions',
      news: 'News',
      match: 'Matches',
      site: 'Site',
    },
    count: (count) => (count === 1 ? '1 call' : `${count} calls`),
    none: 'No call fits.',
    failed: 'The reference cannot be read at the moment. Please reload the page.',
    document: 'OpenAPI document',
    headers: 'Headers',
    input: 'Parameters',
    output: 'Reply data',
    codes: 'Refusal codes',
    noInput: 'No parameters',
    noCodes: 'No codes of its own',
    field: 'Name',
    type: 'Type',
    notes: 'Notes',
    required: 'required',
    optional: 'optional',
    other: '中文',
  },
}
