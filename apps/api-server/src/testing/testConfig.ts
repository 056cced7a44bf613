import type { HashCost } from '../security/passwordHasher.ts'
import type { SeededBrand } from '../seed/articles/index.ts'
import type { AppDeps, ServedBrand } from '../services/context.ts'
import type { Logger } from '../services/logger.ts'

/** Hashes that cost next to nothing. */
export const testHashCost: HashCost = { memory: 64, passes: 1 }

/** A brand as a test server serves it. */
export const testBrand: ServedBrand = {
  d: 'koi-web',
  minimumAge: 18,
  timeZone: 'Asia/Shanghai',
  servedRegions: ['CN', 'HK', 'MO', 'SG'],
  registrationContacts: [
    { field: 'email', required: false },
    { field: 'wechat', required: false },
  ],
  handOver: true,
  customerService: 'http://127.0.0.1:4175/desk',
  origins: { desktop: 'http://127.0.0.1:4173', mobile: 'http://127.0.0.1:4174' },
}

/** The brands whose news a test server has. */
export const seededBrands: readonly SeededBrand[] = [
  { d: 'koi-web', names: { 'zh-CN': '锦鲤', en: 'Koi' } },
  { d: 'jade-web', names: { 'zh-CN': '青玉', en: 'Jade' } },
]

/** The configuration of a test server; every reply is checked against its contract. */
export const testConfig: AppDeps['config'] = {
  brands: [testBrand, { ...testBrand, d: 'jade-web' }],
  allowedOrigins: ['http://127.0.0.1:4173', 'http://127.0.0.1:4174'],
  sandboxOrigin: 'http://127.0.0.1:4175',
  apiOrigin: 'http://api.test',
  version: '0.0.0-test',
  checkReplies: true,
  hashCost: testHashCost,
}

/** Notes nothing. */
export const silentLogger: Logger = { error() {} }
