import type { Download } from '../client/download.ts'
import { filenameFrom } from './filenameFrom.ts'

/**
 * The part that reads files: what `client.download` needs. A reply in JSON is no file, but a refusal.
 *
 * @example
 * ```ts
 * const client = createClient({ session, headers, downloads })
 * const { blob, filename } = await client.download(records, { page: 1 })
 * ```
 */
export async function downloads(response: Response): Promise<Download | undefined> {
  const { status, headers } = response
  return status !== 200 || headers.get('content-type')?.includes('json')
    ? undefined
    : { blob: await response.blob(), filename: filenameFrom(headers.get('content-disposition')) }
}
