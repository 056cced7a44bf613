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
