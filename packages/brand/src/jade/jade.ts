import { DEFAULT_HEADER_NAMES } from '@koi/api-core'
import { VENUE_IDS } from '@koi/api-core/constants'
import type { BrandModule } from '@koi/brand'
import { jadeLogo } from './jadeLogo.ts'

/** 青玉, the second: jade on cool grey, and nothing else of its own. */
export const jade: BrandModule = {
  id: 'jade',
  names: { 'zh-CN': '青玉', en: 'Jade' },
  locales: ['zh-CN', 'en'],
  timeZone: 'Asia/Shanghai',
  d: 'jade-web',
  headerNames: DEFAULT_HEADER_NAMES,
  venueIds: VENUE_IDS,
  assetVersion: '1.0.0',
  theme: 'jade',
  logo: jadeLogo,
  features: { encrypt: true, sandbox: true, handOver: true },
  analytics: [],
  analyticsConsent: true,
  minimumAge: 18,
  registrationContacts: [
    { field: 'email', required: true },
    { field: 'qq', required: false },
  ],
  servedRegions: ['CN', 'HK', 'MO', 'SG'],
  customerService: { url: 'http://127.0.0.1/desk', mail: 'service@jade.example' },
  origins: { desktop: 'http://127.0.0.1', mobile: 'http://127.0.0.1' },
}
