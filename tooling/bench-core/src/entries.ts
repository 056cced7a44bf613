const SUBPATHS = [
  '',
  '/session',
  '/amount',
  '/device',
  '/banks',
  '/form',
  '/dates',
  '/invite',
  '/images',
  '/crypto',
  '/constants',
  '/browser',
]

/** A module to weigh, with the most it may weigh in brotli bytes. */
export interface Entry {
  readonly name: string
  readonly code: string
  readonly limit?: number
}

/** What is weighed: the least import with which each library does the work, and this package with all its parts. */
export const ENTRIES: readonly Entry[] = [
  {
    name: '@koi/api-core, client and session',
    code: `export { createClient } from '@koi/api-core'; export { createSession } from '@koi/api-core/session'`,
    limit: 2500,
  },
  {
    name: '@koi/api-core, with all parts',
    code: `export { createClient, allParts } from '@koi/api-core'; export { createSession } from '@koi/api-core/session'`,
  },
  {
    // Every export but those of `/testing`, which no product carries.
    name: '@koi/api-core, whole',
    code: SUBPATHS.map((subpath) => `export * from '@koi/api-core${subpath}'`).join('\n'),
    limit: 6000,
  },
  { name: 'axios', code: `export { default } from 'axios'` },
  { name: 'ky', code: `export { default } from 'ky'` },
  { name: 'ofetch', code: `export { createFetch } from 'ofetch'` },
  {
    name: 'wretch',
    code: `export { default } from 'wretch'; export { default as abort } from 'wretch/addons/abort'; export { default as form } from 'wretch/addons/formUrl'`,
  },
]
