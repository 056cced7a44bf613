import type { Context } from '../context.ts'

/** How long a version counts as the newest, in ms: so long after a change the catalogue may be told as it was. */
export const versionLifetime = 1_000

/** Which state of the catalogue is served. */
export interface CatalogueVersion {
  /** The version, unless it was read too long ago. */
  fresh(): string | null
  read(): Promise<string>
}

/**
 * Follows the version of the catalogue, which triggers raise with every change of what it shows, whichever process makes it.
 * Callers at the same moment share one reading, and a version is what the database said before what is served as it was read.
 */
export function createCatalogueVersion({ db, clock }: Pick<Context, 'db' | 'clock'>): CatalogueVersion {
  let known: { readonly version: string; readonly at: number } | null = null
  let reading: Promise<string> | null = null

  const fresh = () => {
    const age = known ? clock.now() - known.at : -1
    return known && age >= 0 && age < versionLifetime ? known.version : null
  }
  async function readOnce(): Promise<string> {
    const at = clock.now()
    const { value } = await db
      .selectFrom('config')
      .select('value')
      .where('key', '=', 'catalogue-version')
      .executeTakeFirstOrThrow()
    known = { version: value, at }
    return value
  }
  return {
    fresh,
    read() {
      const version = fresh()
      if (version !== null) return Promise.resolve(version)
      reading ??= readOnce().finally(() => {
        reading = null
      })
      return reading
    },
  }
}
