import type { Download } from '../client/download.ts'
import { filenameFrom } from './filenameFrom.ts'

/**
 * Reads a reply as a file, for the option `read` of a call. A reply in JSON or HTML is no file,
 * but a refusal or the page of a portal; another status than 200 is none either.
 *
 * @example
 * ```ts
 * const { blob, filename } = await client.call(records, { page: 1 }, { read: readFile })
 * ```
 */
export async function readFile(response: Response): Promise<Download | undefined> {
  const { status, headers } = response
  return status !== 200 || /json|html/i.test(headers.get('content-type') ?? '')
    ? undefined
    : { blob: await response.blob(), filename: filenameFrom(headers.get('content-disposition')) }
}
