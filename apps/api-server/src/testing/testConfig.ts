import type { AppDeps } from '../http/appDeps.ts'
import { testHashCost } from './testHashCost.ts'

/** The configuration of a test server; every reply is checked against its contract. */
export const testConfig: AppDeps['config'] = {
  brandKeys: ['koi-web', 'jade-web'],
  allowedOrigins: ['http://127.0.0.1:4173', 'http://127.0.0.1:4174'],
  sandboxOrigin: 'http://127.0.0.1:4175',
  apiOrigin: 'http://api.test',
  version: '0.0.0-test',
  checkReplies: true,
  hashCost: testHashCost,
}
