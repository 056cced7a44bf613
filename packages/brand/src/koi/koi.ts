import { DEFAULT_HEADER_NAMES } from '@koi/api-core'
import { VENUE_IDS } from '@koi/api-core/constants'
import type { BrandModule } from '@koi/brand'
import { koiLogo } from './koiLogo.ts'

/** 锦鲤, the first brand: vermilion on warm paper. */
export const koi: BrandModule = {
  id: 'koi',
  names: { 'zh-CN': '锦鲤', en: 'Koi' },
  locales: ['zh-CN', 'en'],
  timeZone: 'Asia/Shanghai',
  d: 'koi-web',
  headerNames: DEFAULT_HEADER_NAMES,
  venueIds: VENUE_IDS,
  assetVersion: '1.0.0',
  theme: 'koi',
  logo: koiLogo,
  features: { encrypt: true, sandbox: true, handOver: true },
  analytics: [
    { provider: 'baidu', origin: 'https://hm.baidu.com' },
    { provider: 'matomo', origin: 'https://stats.koi.example' },
    { provider: 'matomo', origin: 'http://127.0.0.1' },
  ],
  analyticsConsent: true,
  minimumAge: 18,
  registrationContacts: [
    { field: 'email', required: false },
    { field: 'wechat', required: false },
  ],
  servedRegions: ['CN', 'HK', 'MO', 'SG'],
  customerService: { url: 'http://127.0.0.1/desk', mail: 'service@koi.example' },
  origins: { desktop: 'http://127.0.0.1', mobile: 'http://127.0.0.1' },
}
