/** Reads the file name of a `Content-Disposition` header, without any folder; undefined when there is none. */
export function filenameFrom(header: string | null): string | undefined {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1]
  const plain = /filename="?([^";]+)/i.exec(header ?? '')?.[1]
  let name = plain
  try {
    if (extended) name = decodeURIComponent(extended.trim())
  } catch {
    // An escape that does not decode: the plain name has to do.
  }
  return name?.split(/[/\\]/).at(-1)?.trim() || undefined
}
