/** A bank that withdrawals can be paid to. `initials` are of its name in pinyin: the first one is its place in the index. */
interface PayoutBank {
  readonly code: string
  readonly initials: string
  readonly name: { readonly 'zh-CN': string; readonly en: string }
}

function bank(code: string, initials: string, zh: string, en: string): PayoutBank {
  return { code, initials, name: { 'zh-CN': zh, en } }
}

/** Fifteen of them have a colour family (D11); the others are shown in the neutral one. */
export const payoutBanks: readonly PayoutBank[] = [
  bank('bob', 'bjyh', '北京银行', 'Bank of Beijing'),
  bank('bohai', 'bhyh', '渤海银行', 'China Bohai Bank'),
  bank('cdb', 'cdyh', '成都银行', 'Bank of Chengdu'),
  bank('cgb', 'gfyh', '广发银行', 'China Guangfa Bank'),
  bank('ceb', 'gdyh', '光大银行', 'China Everbright Bank'),
  bank('icbc', 'gsyh', '工商银行', 'Industrial and Commercial Bank of China'),
  bank('hb', 'hxyh', '华夏银行', 'Hua Xia Bank'),
  bank('hzb', 'hzyh', '杭州银行', 'Bank of Hangzhou'),
  bank('hfb', 'hfyh', '恒丰银行', 'Hengfeng Bank'),
  bank('ccb', 'jsyh', '建设银行', 'China Construction Bank'),
  bank('bcm', 'jtyh', '交通银行', 'Bank of Communications'),
  bank('jsb', 'jsyh', '江苏银行', 'Bank of Jiangsu'),
  bank('cmbc', 'msyh', '民生银行', 'China Minsheng Bank'),
  bank('njcb', 'njyh', '南京银行', 'Bank of Nanjing'),
  bank('nbcb', 'nbyh', '宁波银行', 'Bank of Ningbo'),
  bank('abc', 'nyyh', '农业银行', 'Agricultural Bank of China'),
  bank('pab', 'payh', '平安银行', 'Ping An Bank'),
  bank('spdb', 'pfyh', '浦发银行', 'Shanghai Pudong Development Bank'),
  bank('bos', 'shyh', '上海银行', 'Bank of Shanghai'),
  bank('cib', 'xyyh', '兴业银行', 'Industrial Bank'),
  bank('psbc', 'yzcxyh', '邮政储蓄银行', 'Postal Savings Bank of China'),
  bank('boc', 'zgyh', '中国银行', 'Bank of China'),
  bank('cmb', 'zsyh', '招商银行', 'China Merchants Bank'),
  bank('cncb', 'zxyh', '中信银行', 'China CITIC Bank'),
  bank('czb', 'zsyh', '浙商银行', 'China Zheshang Bank'),
]
