/** A calling code that may register, with the national numbers it has. */
interface PhoneArea {
  readonly area: string
  /** ISO 3166-1 alpha-2 code of the region whose numbers these are; of the largest, where several share them. */
  readonly region: string
  readonly name: { readonly 'zh-CN': string; readonly en: string }
  readonly minLength: number
  readonly maxLength: number
  /** The shape of a mobile number without the area code. */
  readonly pattern: RegExp
}

export const phoneAreas: readonly PhoneArea[] = [
  {
    area: '86',
    region: 'CN',
    name: { 'zh-CN': '中国大陆', en: 'Mainland China' },
    minLength: 11,
    maxLength: 11,
    pattern: /^1[3-9]\d{9}$/,
  },
  {
    area: '852',
    region: 'HK',
    name: { 'zh-CN': '中国香港', en: 'Hong Kong, China' },
    minLength: 8,
    maxLength: 8,
    pattern: /^[4-9]\d{7}$/,
  },
  {
    area: '853',
    region: 'MO',
    name: { 'zh-CN': '中国澳门', en: 'Macao, China' },
    minLength: 8,
    maxLength: 8,
    pattern: /^6\d{7}$/,
  },
  {
    area: '886',
    region: 'TW',
    name: { 'zh-CN': '中国台湾', en: 'Taiwan, China' },
    minLength: 9,
    maxLength: 10,
    pattern: /^0?9\d{8}$/,
  },
  {
    area: '60',
    region: 'MY',
    name: { 'zh-CN': '马来西亚', en: 'Malaysia' },
    minLength: 9,
    maxLength: 10,
    pattern: /^1\d{8,9}$/,
  },
  {
    area: '65',
    region: 'SG',
    name: { 'zh-CN': '新加坡', en: 'Singapore' },
    minLength: 8,
    maxLength: 8,
    pattern: /^[89]\d{7}$/,
  },
  {
    area: '66',
    region: 'TH',
    name: { 'zh-CN': '泰国', en: 'Thailand' },
    minLength: 9,
    maxLength: 9,
    pattern: /^[689]\d{8}$/,
  },
  {
    area: '84',
    region: 'VN',
    name: { 'zh-CN': '越南', en: 'Vietnam' },
    minLength: 9,
    maxLength: 9,
    pattern: /^[35789]\d{8}$/,
  },
  {
    area: '81',
    region: 'JP',
    name: { 'zh-CN': '日本', en: 'Japan' },
    minLength: 10,
    maxLength: 10,
    pattern: /^[6-9]0\d{8}$/,
  },
  {
    area: '82',
    region: 'KR',
    name: { 'zh-CN': '韩国', en: 'South Korea' },
    minLength: 9,
    maxLength: 10,
    pattern: /^1\d{8,9}$/,
  },
  {
    area: '1',
    region: 'US',
    name: { 'zh-CN': '美国与加拿大', en: 'United States and Canada' },
    minLength: 10,
    maxLength: 10,
    pattern: /^[2-9]\d{2}[2-9]\d{6}$/,
  },
  {
    area: '44',
    region: 'GB',
    name: { 'zh-CN': '英国', en: 'United Kingdom' },
    minLength: 10,
    maxLength: 10,
    pattern: /^7\d{9}$/,
  },
  {
    area: '61',
    region: 'AU',
    name: { 'zh-CN': '澳大利亚', en: 'Australia' },
    minLength: 9,
    maxLength: 9,
    pattern: /^4\d{8}$/,
  },
  {
    area: '63',
    region: 'PH',
    name: { 'zh-CN': '菲律宾', en: 'Philippines' },
    minLength: 10,
    maxLength: 10,
    pattern: /^9\d{9}$/,
  },
]
