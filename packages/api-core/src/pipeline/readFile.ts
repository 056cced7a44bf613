/** A file that a call answered with. */
export interface Download {
  readonly blob: Blob
  /** The name the server gave it, without any folder; undefined when it gave none. */
  readonly filename: string | undefined
}

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

/** Reads the file name of a `Content-Disposition` header, without any folder; undefined when there is none. */
export function filenameFrom(header: string | null): string | undefined {
  const find = (pattern: RegExp) => pattern.exec(header ?? '')?.[1] ?? ''
  let name = find(/filename="?([^";]+)/i)
  try {
    name = decodeURIComponent(find(/filename\*=UTF-8''([^;]+)/i)) || name
  } catch {
    // An escape that does not decode: the plain name has to do.
  }
  return name.replace(/^.*[/\\]/s, '').trim() || undefined
}
