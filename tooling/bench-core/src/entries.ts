import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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
  /** Counts the names of exports, too. */
  readonly names?: true
}

const everything = (subpaths: readonly string[]) =>
  subpaths.map((subpath) => `export * from '@koi/api-core${subpath}'`).join('\n')

/** What is weighed: the least import with which each library does the work, and this package with all its parts. */
export const ENTRIES: readonly Entry[] = [
  {
    // Errors are told apart by their `kind` once `isApiError` knows them.
    name: '@koi/api-core, client and session',
    code: `export { createClient, isApiError } from '@koi/api-core'; export { createSession } from '@koi/api-core/session'`,
    limit: 2500,
  },
  {
    name: '@koi/api-core, client, session and every guard',
    code: `export { createClient, isApiError, isAbortedError, isHttpError, isMalformedReplyError, isNetworkError, isRefused, isSchemaError, isSessionExpired, isTimeoutError } from '@koi/api-core'; export { createSession } from '@koi/api-core/session'`,
  },
  {
    name: '@koi/api-core, with all parts',
    code: `export { createClient, allFeatures } from '@koi/api-core'; export { createSession } from '@koi/api-core/session'`,
  },
  {
    // An application that uses every export of every subpath but `/testing`, which no product carries.
    name: '@koi/api-core, whole',
    code: everything(SUBPATHS),
    limit: 6000,
  },
  { name: '@koi/api-core, whole, with the names of exports', code: everything(SUBPATHS), names: true },
  {
    name: '@koi/api-core, whole, with those and /testing',
    code: everything([...SUBPATHS, '/testing']),
    names: true,
  },
  { name: 'axios', code: `export { default } from 'axios'` },
  { name: 'ky', code: `export { default } from 'ky'` },
  { name: 'ofetch', code: `export { createFetch } from 'ofetch'` },
  {
    name: 'wretch',
    code: `export { default } from 'wretch'; export { default as abort } from 'wretch/addons/abort'; export { default as form } from 'wretch/addons/formUrl'`,
  },
]

const PACKAGE = '@koi/api-core'
const root = join(import.meta.dirname, '../../../packages/api-core')

/** The package as it is packed: built, in a folder of its own. */
export interface BuiltPackage {
  /** The file behind a subpath of the package; undefined for any other module. */
  readonly find: (id: string) => string | undefined
  readonly remove: () => void
}

/** Builds the package without its types, which weigh nothing in a bundle. */
export function buildPackage(): BuiltPackage {
  const folder = mkdtempSync(join(tmpdir(), 'koi-built-'))
  execFileSync('pnpm', ['run', 'dist', '--out-dir', folder, '--no-dts'], { cwd: root, stdio: 'pipe' })
  return {
    find: (id) =>
      id === PACKAGE || id.startsWith(`${PACKAGE}/`)
        ? join(folder, `${id.slice(PACKAGE.length + 1) || 'index'}.js`)
        : undefined,
    remove: () => rmSync(folder, { recursive: true }),
  }
}
