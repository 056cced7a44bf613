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
